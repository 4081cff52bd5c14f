import type { Hook, Target } from '../../suites/kit/target.ts'

export type Value = string | number | boolean
export type Values = Record<string, Value>

/** The party whose side of the pact is verified, as far as its states need it. */
export interface Provider {
  target: Target
  /** What the target's owner told beforehand: credentials and known ids. */
  known: Values
  /** A word that nobody used before. */
  fresh(prefix: string): string
}

/** How a state comes about. `needs` names what the target must offer for it. */
export interface State {
  needs?: (parameters: Values) => string[]
  set(provider: Provider, parameters: Values): Promise<Values>
}

/** Prepares a target for the states of its pacts. */
export function describeProvider(target: Target, run: string): Provider {
  let count = 0
  return { target, known: readKnown(target), fresh: (prefix) => `${prefix}-${run}-${++count}` }
}

function readKnown({ credentials, given, attributionUrl, registrationUrl }: Target): Values {
  const lists = { brokerName: given['brokerNames'], uidTraderAccountId: given['uidTraderAccountIds'] }
  const first = Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) && list[0] !== undefined ? [[name, list[0]]] : []))
  const plain = Object.entries({ ...given, ...Object.fromEntries(first), ...credentials })
    .filter(([, value]) => value !== undefined && !Array.isArray(value))
    .map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value])
  return {
    ...Object.fromEntries(plain),
    ...(attributionUrl && { attributionPath: new URL(attributionUrl).pathname }),
    ...(registrationUrl && { registrationPath: new URL(registrationUrl).pathname }),
  }
}

/** What the target does not offer of what a state needs: `given.userId`, `credentials.bearer`, `hooks.oneTimeToken`. */
export function findMissing({ target, known }: Provider, needs: string[]): string[] {
  return needs.filter((need) => {
    const [kind, name = ''] = need.split('.')
    return kind === 'hooks' ? !target.hooks[name] : known[name] === undefined
  })
}

/** One call that a state needs; anything but success makes the state impossible, and the answer is told. */
export async function call(method: string, url: string, body?: Values | object, authorization?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname} answered ${answer.status}, so the provider state is not there`)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

export function callHook({ url, authorization }: Hook, body: Values): Promise<Record<string, unknown>> {
  return call('POST', url, body, authorization)
}
