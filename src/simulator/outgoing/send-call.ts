import { Agent, request } from 'undici'
import type { OutgoingCall } from '../fault.ts'
import { lookUpPinned, pinAddresses } from './pin-addresses.ts'

export const LARGEST_ANSWER = 1024 * 1024

/** What came back, before anybody believes it. */
export interface RawAnswer {
  status: number
  headers: string[]
  body: Buffer
}

/** Why nothing useful came back. */
export interface CallTrouble {
  trouble: 'timeout' | 'connection' | 'invalid'
  reason: string
  /** The part of an answer that arrived. */
  partial?: RawAnswer
}

/** Makes one call: to a checked address, without redirects, with a deadline that includes the body, and a limit for its size. */
export async function sendCall(call: OutgoingCall, deadlineMs: number, closing: AbortSignal): Promise<RawAnswer | CallTrouble> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = AbortSignal.any([deadline, closing])
  let agent: Agent | undefined
  try {
    const url = new URL(call.url)
    const addresses = await orAbort(pinAddresses(url), signal)
    agent = new Agent({
      connect: { lookup: lookUpPinned(addresses), timeout: 0, autoSelectFamily: true },
      headersTimeout: 0,
      bodyTimeout: 0,
      pipelining: 0,
    })
    return await exchange(call, agent, signal)
  } catch (error) {
    if (deadline.aborted) return { trouble: 'timeout', reason: `no complete answer within ${deadlineMs} ms` }
    if (closing.aborted) return { trouble: 'connection', reason: 'the simulator is ending' }
    return explain(error as Error & { code?: string })
  } finally {
    agent?.destroy().catch(() => undefined)
  }
}

async function exchange(call: OutgoingCall, dispatcher: Agent, signal: AbortSignal): Promise<RawAnswer | CallTrouble> {
  const { statusCode, headers, body } = await request(call.url, {
    dispatcher,
    method: call.method as 'POST',
    headers: call.headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal,
    responseHeaders: 'raw',
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LARGEST_ANSWER) break
  }
  const answer = { status: statusCode, headers: headers as unknown as string[], body: Buffer.concat(chunks) }
  if (size <= LARGEST_ANSWER) return answer
  return { trouble: 'invalid', reason: `the answer is larger than ${LARGEST_ANSWER} bytes`, partial: answer }
}

/** Looking up a name cannot be aborted, but nobody has to wait for it. */
function orAbort<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function explain(error: Error & { code?: string }): CallTrouble {
  const code = error.code ?? (error.cause as { code?: string } | undefined)?.code
  const isGarbage =
    error.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'
  if (isGarbage) return { trouble: 'invalid', reason: `the answer is not HTTP: ${error.message}` }
  const isSaid = code === undefined || error.message.includes(code)
  const reason = error.message || (error instanceof AggregateError ? error.errors.map(({ message }) => message).join(', ') : 'failed')
  return { trouble: 'connection', reason: isSaid ? reason : `${reason} (${code})` }
}
