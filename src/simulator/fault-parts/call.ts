import type { Fault, OutgoingCall } from '../fault.ts'
import type { World } from '../world.ts'

type Calls = NonNullable<Fault['calls']>

/** Calls of one operation are altered before they are sent. */
export function alterCall(ref: string, alter: (call: OutgoingCall, world: World) => Partial<OutgoingCall>): Calls {
  return (call, world) => [call.ref === ref ? { ...call, ...alter(call, world) } : call]
}

/** Bodies of one operation's calls are altered before they are sent. */
export function alterCallBody(
  ref: string,
  alter: (body: Record<string, unknown>, world: World) => Record<string, unknown> | undefined,
): Calls {
  return alterCall(ref, ({ body }, world) => ({ body: alter(body ?? {}, world) }))
}

/** Queries of one operation's calls are altered before they are sent. */
export function alterCallQuery(ref: string, alter: (query: URLSearchParams, world: World) => void): Calls {
  return alterCall(ref, (call, world) => {
    const url = new URL(call.url)
    alter(url.searchParams, world)
    return { url: url.href }
  })
}

/** The crmApiToken travels in a header instead of the query. */
export function moveCrmTokenToHeader(ref: string): Calls {
  return alterCall(ref, (call) => {
    const url = new URL(call.url)
    const token = url.searchParams.get('crmApiToken') ?? ''
    url.searchParams.delete('crmApiToken')
    return { url: url.href, headers: { ...call.headers, authorization: `Bearer ${token}` } }
  })
}
