/** Where in the data a problem sits, as far as it is known. */
export interface ReportingPlace {
  readonly messageName?: string | undefined
  readonly field?: string | undefined
  readonly offset?: number | undefined
}

/** Data or a schema that does not hold together; its text starts with the message and the field: `BalanceHistory.id is required`. */
export class ReportingError extends Error {
  override readonly name = 'ReportingError'
  readonly messageName: string | undefined
  readonly field: string | undefined
  /** Counted in bytes from the start of what was decoded. */
  readonly offset: number | undefined

  constructor(problem: string, place: ReportingPlace = {}) {
    const subject = [place.messageName, place.field].filter((part) => part !== undefined).join('.')
    const where = place.offset === undefined ? '' : ` (at byte ${place.offset})`
    super(`${subject === '' ? 'The data' : subject} ${problem}${where}`)
    this.messageName = place.messageName
    this.field = place.field
    this.offset = place.offset
  }
}
