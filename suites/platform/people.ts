import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'

export interface Person {
  userId: number
  email: string
}

export interface PersonWishes {
  email?: string
  nickname?: string
  preferredLanguage?: string
}

/** Makes a user of the broker's CRM (B1); whatever B1 does right, the user exists afterwards. */
export async function makePerson(context: PlatformContext, wishes: PersonWishes = {}): Promise<Person> {
  const { platform, given, run } = context
  const email = wishes.email ?? run.email()
  const answer = await platform.createSsoUser({ body: { brokerCrmName: given.brokerCrmName, ...wishes, email } })
  assume(answer.status < 300 && isInteger(answer.body.userId), 'B1 creates a user')
  context.leaves('users, which no call deletes')
  return { userId: answer.body.userId, email }
}

/**
 * The id that B11 tells for an e-mail. It waits for somebody to be found, and so, where nobody is, as long as a write may take to show;
 * for `nobody` it waits until the e-mail leads nowhere any more.
 */
export async function lookUp(context: PlatformContext, email: string, awaited: 'somebody' | 'nobody' = 'somebody') {
  const { platform, poll } = context
  const answer = await poll(
    () => platform.getUserId({ query: { email }, unjudged: true }),
    ({ status, body }) => (status === 200 && isInteger(body.userId)) === (awaited === 'somebody'),
  )
  assume(answer.status < 500, 'B11 answers')
  return answer.status === 200 ? (answer.body.userId ?? undefined) : undefined
}

/** The id that B4 tells for an e-mail under the broker's CRM; it waits as `lookUp` does. */
export async function lookUpInCrm(context: PlatformContext, email: string, awaited: 'somebody' | 'nobody' = 'somebody') {
  const { platform, given, poll } = context
  const answer = await poll(
    () => platform.getSsoUserId({ query: { brokerCrmName: given.brokerCrmName, email }, unjudged: true }),
    ({ status, body }) => (status === 200 && isInteger(body.userId)) === (awaited === 'somebody'),
  )
  assume(answer.status < 500, 'B4 answers')
  return answer.body.userId ?? undefined
}

/** True for an integer as JSON has it; those beyond 2^53 arrive as bigints. */
export function isInteger(value: unknown): boolean {
  return typeof value === 'bigint' || Number.isInteger(value)
}

/** A user made by B6 under the run's broker, and a moment in milliseconds shortly before, as far as B6 tells. */
export async function registerPerson(context: PlatformContext): Promise<Person & { since: number | undefined }> {
  const { platform, given, run } = context
  const email = run.email()
  const answer = await platform.createUser({ body: { brokerName: given.brokerName, email } })
  const { userId, utcCreateTimestamp: told } = answer.body as { userId?: number; utcCreateTimestamp?: number }
  assume(answer.status < 300 && userId !== undefined, 'B6 creates a user')
  context.leaves('users, which no call deletes')
  const createdAt = told !== undefined && told < 100_000_000_000 ? told * 1000 : told
  return { userId, email, since: createdAt === undefined ? undefined : createdAt - 1 }
}
