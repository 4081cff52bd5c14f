import { isUtf8 } from 'node:buffer'
import type { ContractOperation } from '../../contract/operation.ts'
import type { RoleRules } from '../../contract/rules.ts'
import { inspectJson } from '../http/inspect-json.ts'
import { CrmTrouble } from './crm-trouble.ts'
import type { CallTrouble, RawAnswer } from './send-call.ts'

/** Believes a CRM's answer once it is what the contract says; anything else is trouble. */
export function readCrmAnswer(rules: RoleRules, operation: ContractOperation, answer: RawAnswer | CallTrouble): unknown {
  const { ref } = operation
  if ('trouble' in answer) {
    const kind = { timeout: 'timeout', connection: 'unreachable', invalid: 'invalid' } as const
    throw new CrmTrouble(kind[answer.trouble], ref, answer.reason)
  }
  if (answer.status >= 500) throw new CrmTrouble('failed', ref, `answered ${answer.status}`)
  if (answer.status >= 400) throw new CrmTrouble('refused', ref, `answered ${answer.status}`)
  if (answer.status !== 200) throw new CrmTrouble('invalid', ref, `answered ${answer.status}, not 200`)
  const read = readBody(rules, operation, answer)
  if ('violation' in read) throw new CrmTrouble('invalid', ref, read.violation)
  return read.body
}

/** The body of an answer, or what the contract finds wrong with it. An operation without a body has none that matters. */
export function readBody(
  rules: RoleRules,
  operation: ContractOperation,
  { status, body }: RawAnswer,
): { body: unknown } | { violation: string } {
  const schema = operation.responses.get(status)
  if (schema === undefined) return { body: undefined }
  const parsed = parseBody(body)
  if ('violation' in parsed) return parsed
  const validate = rules.validators.at(schema)
  if (validate(parsed.body)) return parsed
  const [error] = validate.errors ?? []
  return { violation: `/response/body${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}` }
}

export function parseBody(bytes: Buffer): { body: unknown } | { violation: string } {
  if (!isUtf8(bytes)) return { violation: '/response/body is not UTF-8' }
  const text = bytes.toString('utf8')
  try {
    const body: unknown = JSON.parse(text)
    const defect = inspectJson(text, {}, false)
    return defect ? { violation: `/response/body${defect.pointer} ${defect.reason}` } : { body }
  } catch (error) {
    return { violation: `/response/body is not JSON: ${(error as Error).message}` }
  }
}
