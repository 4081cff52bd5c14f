/** How a call to a CRM can come to nothing. */
export type TroubleKind = 'refused' | 'unreachable' | 'timeout' | 'failed' | 'invalid'

/** A call to a CRM came to nothing. The message begins with the operation: "A2: answered 404". */
export class CrmTrouble extends Error {
  readonly kind: TroubleKind

  constructor(kind: TroubleKind, ref: string, reason: string) {
    super(`${ref}: ${reason}`)
    this.kind = kind
  }
}
