import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'
import { makePerson } from './people.ts'

/** Somebody registers in an application, brought by a partner. */
export async function register(context: PlatformContext) {
  const { hooks, run, given } = context
  const { userId: partnerUserId } = await makePerson(context)
  const email = run.email()
  const answer = await hooks['register']!({ email, brokerName: given.brokerName, partnerUserId })
  assume(answer.status < 300, 'the hook registers a user')
  return { email, partnerUserId, userId: answer.body['userId'] as number }
}
