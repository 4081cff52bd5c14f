import type { Action, AnyAnswer } from './operation.ts'
import type { beginDelivery } from './operations/begin-delivery.ts'
import type { endDelivery } from './operations/end-delivery.ts'
import type { logInToApp } from './operations/k13-log-in-to-app.ts'
import type { logInAgain } from './operations/k14-log-in-again.ts'
import type { logOutOfApp } from './operations/k18-log-out-of-app.ts'
import type { inviteUser } from './operations/k19-invite-user.ts'
import type { redeliverCallback } from './operations/k29-redeliver-callback.ts'
import type { keepCrmToken } from './operations/keep-crm-token.ts'
import type { spendNetworkFault } from './operations/spend-network-fault.ts'
import type { Simulator } from './simulator.ts'
import type { World } from './world.ts'

/** The steps that no document has, by their names in the journal. */
interface Actions {
  beginDelivery: typeof beginDelivery
  endDelivery: typeof endDelivery
  inviteUser: typeof inviteUser
  keepCrmToken: typeof keepCrmToken
  logInAgain: typeof logInAgain
  logInToApp: typeof logInToApp
  logOutOfApp: typeof logOutOfApp
  redeliverCallback: typeof redeliverCallback
  spendNetworkFault: typeof spendNetworkFault
}

type Asked<Step> = Step extends Action<infer Input, infer _> ? Input : never
type Told<Step> = Step extends Action<infer _, infer Output> ? Output : never

/** A step was refused; the answer says by which requirement. */
export class ActionRefused extends Error {
  readonly answer: AnyAnswer

  constructor(answer: AnyAnswer) {
    super(`refused by ${answer.requirement}`)
    this.answer = answer
  }
}

/** Takes a step of a journey: journal first, then the action. */
export async function act<Name extends keyof Actions>(
  simulator: Simulator,
  world: World,
  name: Name,
  body: Asked<Actions[Name]>,
): Promise<Told<Actions[Name]>> {
  const answer = await simulator.perform(world, name, { path: {}, query: {}, body, caller: {}, exact: {} })
  if (answer.requirement !== undefined) throw new ActionRefused(answer)
  return answer.body as Told<Actions[Name]>
}
