import type { Exchange } from '../exchange-log.ts'
import type { OutgoingCall } from '../fault.ts'
import type { World } from '../world.ts'
import type { CallTrouble, RawAnswer } from './send-call.ts'
import { witnessOf } from './witness.ts'

interface MadeCall {
  operation: string
  call: OutgoingCall
  answer: RawAnswer | CallTrouble
  at: number
  ms: number
  /** It went to our own CRM, which says by which requirement it refused. */
  isOwn: boolean
}

/** Records a call of the platform, with what it shows about the CRM in the light of earlier ones. */
export function recordCall(world: World, { operation, call, answer, at, ms, isOwn }: MadeCall): Exchange {
  const response = 'trouble' in answer ? answer.partial : answer
  const request = { method: call.method, url: call.url, headers: headersOf(call), body: bodyOf(call) }
  const refusedBy = isOwn && response ? headerOf(response, 'x-tripact-requirement') : undefined
  const remarks = 'trouble' in answer ? [] : witnessOf(world).observe({ operation, call, answer, at }, world.exchanges.next)
  return world.exchanges.add({
    at,
    ms,
    from: 'platform',
    to: 'crm',
    operation,
    request,
    ...(response && { response: { ...response } }),
    ...('trouble' in answer && { error: answer.reason }),
    ...(refusedBy !== undefined && { refusedBy }),
    ...(remarks.length > 0 && { remarks }),
  })
}

function headersOf({ url, headers }: OutgoingCall): string[] {
  return ['host', URL.parse(url)?.host ?? '', ...Object.entries(headers).flat()]
}

function bodyOf({ body }: OutgoingCall): Buffer {
  return body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body))
}

function headerOf({ headers }: RawAnswer, name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) if (headers[index]!.toLowerCase() === name) return headers[index + 1]
  return undefined
}
