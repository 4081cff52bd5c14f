import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'

/** The token of a manager for whom the run's broker is disabled; only simulators make one. */
export async function disabledManager({ world, given }: PlatformContext): Promise<{ value: string }> {
  const body = { canAuthenticateUsers: true, disabledBrokerNames: [given.brokerName] }
  const answer = await world('POST', '/managers', { body })
  assume(answer.status < 300, 'the world gets another manager')
  return { value: String(answer.body['managerToken']) }
}
