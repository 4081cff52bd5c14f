/** A partner is known to each broker by an id of its own. */
export function keyOfPartner({ brokerName, partnerUserId }: { brokerName: string; partnerUserId: number }): string {
  return `${partnerUserId}:${brokerName}`
}
