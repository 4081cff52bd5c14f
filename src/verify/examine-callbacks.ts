import { randomBytes } from 'node:crypto'
import type { Session } from '../../suites/kit/session.ts'
import type { Symptom } from './symptom.ts'

/** Can the platform's callbacks arrive? A call to the public address must come in at the receiver. */
export async function examineCallbacks({ target, receiver, wire }: Session): Promise<Symptom[]> {
  if (target.role !== 'platform') return []
  if (!receiver || !target.callbacks) {
    return target.isSimulator
      ? []
      : [
          {
            state: 'doubtful',
            what: 'no callbacks are given',
            remedy: 'Without callbacks { listenPort, publicUrl } the calls to A1–A7 stay untested.',
          },
        ]
  }
  const { publicUrl, listenPort } = target.callbacks
  const mark = randomBytes(8).toString('hex')
  const request = { method: 'GET', url: `${publicUrl}/tripact-doctor/${mark}`, headers: [], to: 'receiver' }
  await wire.exchange(request, () => {}, wire.carry).catch(() => undefined)
  if (receiver.calls.some(({ path }) => path.endsWith(mark)))
    return [{ state: 'fine', what: `a call to ${publicUrl} arrives at port ${listenPort}` }]
  const remedy =
    'Seen from here the public address does not lead to this port: check the tunnel or the port forwarding. (The platform may still see it differently.)'
  return [{ state: 'wrong', what: `a call to ${publicUrl} did not arrive at port ${listenPort}`, remedy }]
}
