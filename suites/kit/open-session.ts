import { randomBytes } from 'node:crypto'
import type { Contract } from './contract.ts'
import { Wire } from './http.ts'
import { Unreachable } from './outcome.ts'
import { Receiver } from './receiver.ts'
import type { RunOptions } from './run-options.ts'
import { Session } from './session.ts'
import { takeSimulator } from './simulator-target.ts'
import { isSimulatorTarget, type SimulatorTarget, suiteOf, type Target } from './target.ts'

/** Opens everything that a run needs; `close` gives it back. */
export async function openSession(
  options: Pick<RunOptions, 'target' | 'seed'>,
  contract: Contract,
): Promise<{ session: Session; close(): Promise<void> }> {
  const { target: wanted, seed = randomBytes(8).toString('hex') } = options
  const wireOf = (target: Pick<Target, 'limits' | 'answerMs'>) => new Wire(target)
  let session: Session | undefined
  const receiver = await startReceiver(wanted, contract, () => session?.wire.nextNumber() ?? 0)
  try {
    const taken = isSimulatorTarget(wanted) ? await takeSimulator(wanted, receiver?.address) : { target: wanted, dispose: async () => {} }
    session = new Session({ target: taken.target, contract, seed, wire: wireOf(taken.target), ...(receiver && { receiver }) })
    const open = session
    return {
      session,
      close: async () => {
        await open.wire.close()
        await receiver?.stop()
        await taken.dispose()
      },
    }
  } catch (error) {
    await receiver?.stop()
    throw error
  }
}

async function startReceiver(
  target: Target | SimulatorTarget,
  contract: Contract,
  nextNumber: () => number,
): Promise<Receiver | undefined> {
  if (suiteOf(target) !== 'platform') return undefined
  if (isSimulatorTarget(target)) return target.control.world ? undefined : Receiver.start({ contract, nextNumber })
  const { callbacks, credentials } = target
  if (!callbacks) return undefined
  const { crmApiPassword, webhookAuthorization } = credentials
  return Receiver.start({
    contract,
    nextNumber,
    listen: { port: callbacks.listenPort, publicUrl: callbacks.publicUrl },
    ...(crmApiPassword && { apiPassword: crmApiPassword }),
    ...(webhookAuthorization && { webhookAuthorization }),
  })
}

/** Is anybody there? Any answer will do. */
export async function knock(session: Session): Promise<void> {
  const request = {
    method: 'GET',
    url: `${session.target.url}/`,
    headers: [['accept', 'application/json']] as [string, string][],
    to: session.target.role,
    timeoutMs: 10_000,
  }
  await session.wire
    .exchange(request, () => {}, session.wire.carry)
    .catch((error) => {
      if (error instanceof Unreachable) throw error
    })
}
