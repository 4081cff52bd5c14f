import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import type { OperationId } from '../operation.ts'

type Wire = NonNullable<Fault['wire']>

/** Answers of an operation get another status. */
export function answerStatus(operation: OperationId, from: number, to: number): Wire {
  return (answer) => (answer.operation === operation && answer.status === from ? { ...answer, status: to } : answer)
}

/** The JSON of an operation's successful answers is altered on its way out. */
export function alterAnswer(operation: OperationId, alter: (body: JsonObject) => unknown): Wire {
  return (answer) => {
    if (answer.operation !== operation || answer.status >= 300 || answer.body === undefined) return answer
    return { ...answer, body: JSON.stringify(alter(JSON.parse(answer.body) as JsonObject)) }
  }
}

/** Every record of a list that an operation answers is altered on its way out. */
export function alterListed(operation: OperationId, list: string, alter: (record: JsonObject) => object): Wire {
  return alterAnswer(operation, (body) => ({ ...body, [list]: (body[list] as JsonObject[]).map(alter) }))
}
