import type { BrokerResult } from './records.ts'

/** What the broker knows about the two people of an attribution. */
export interface AttributionFacts {
  partnerUserId: number
  /** The partner to whom the invited user was attributed before, with the answer of then. */
  before: { partnerUserId: number | null; result: BrokerResult | undefined }
  /** The partner's id in the broker's books, when there is one. */
  brokerPartnerId: string | null
}

/** How the broker books an attribution: anew, for a known partner, again, or in the place of another partner's. */
export function bookAttribution({ partnerUserId, before, brokerPartnerId }: AttributionFacts): BrokerResult {
  if (before.partnerUserId === partnerUserId) return before.result ?? 'ATTRIBUTED'
  if (before.partnerUserId !== null) return 'REATTRIBUTED'
  return brokerPartnerId === null ? 'ATTRIBUTED_NEW' : 'ATTRIBUTED'
}
