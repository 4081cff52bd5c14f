import { assume } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import type { PlatformContext } from '../kit/platform.ts'

/** Who holds a partner identifier: a user, or one linked account. */
export interface Holder {
  userId?: number
  uidTraderAccountId?: number
}

/** What B18 answers. */
export interface PartnerIdentifier {
  userId?: number
  uidTraderAccountId?: number
  partnerId?: string | null
}

/** Asks B18 once. */
export async function askIdentifier({ platform }: PlatformContext, query: Record<string, unknown>, extras: object = {}) {
  return (await platform.call('getReferral', { query, ...extras })) as Answer<PartnerIdentifier>
}

/** Sets a partner identifier (B17). */
export async function setIdentifier(context: PlatformContext, holder: Holder, partnerId: string): Promise<void> {
  const { platform, given } = context
  const answer = await platform.call('setReferral', { body: { brokerCrmName: given.brokerCrmName, partnerId, ...holder } })
  assume(answer.status < 300, 'B17 sets a partner identifier')
}

/** The identifier that B18 reads, once it is the awaited one or the lag is over; undefined where there is none. */
export async function readIdentifier(context: PlatformContext, holder: Holder, awaited?: string): Promise<string | undefined> {
  const { given, poll } = context
  const answer = await poll(
    () => askIdentifier(context, { brokerCrmName: given.brokerCrmName, ...holder }, { unjudged: true }),
    (found) => identifierIn(found) === awaited,
  )
  assume(answer.status < 500, 'B18 answers')
  return identifierIn(answer)
}

function identifierIn({ status, body }: Answer<PartnerIdentifier>): string | undefined {
  return status < 300 ? (body.partnerId ?? undefined) : undefined
}
