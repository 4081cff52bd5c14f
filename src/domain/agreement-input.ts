import { refuse } from './refusal.ts'

/** The two names that B2 needs. */
export interface Agreement {
  brokerCrmName: string
  userId: number
}

/** Takes the inputs of B2 from the query, the body or either. Places that contradict each other are refused, and so is a name in no place. */
export function readAgreement(query: Partial<Agreement>, body: Partial<Agreement>, accepted: 'either' | 'query' | 'body'): Agreement {
  const places = { either: [query, body], query: [query], body: [body] }[accepted]
  return { brokerCrmName: pick(places, 'brokerCrmName'), userId: pick(places, 'userId') }
}

function pick<Name extends keyof Agreement>(places: Partial<Agreement>[], name: Name): Agreement[Name] {
  const values = places.map((place) => place[name]).filter((value) => value !== undefined)
  const [value, other] = values
  if (value === undefined) return refuse('B2-6', 'is required', name)
  if (other !== undefined && other !== value)
    return refuse('B2-4', `is ${JSON.stringify(value)} in the query and ${JSON.stringify(other)} in the body`, name)
  return value
}
