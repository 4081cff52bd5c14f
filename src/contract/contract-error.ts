/** A mistake in a contract document or a dialect file; it always tells the place, so that the author finds it at once. */
export class ContractError extends Error {
  readonly file: string
  readonly line: number | undefined
  readonly pointer: string | undefined

  constructor(message: string, place: { file: string; line?: number | undefined; pointer?: string | undefined }) {
    const where = [place.file, place.line].filter((part) => part !== undefined).join(':')
    super(`${where}: ${message}${place.pointer ? ` (at ${place.pointer})` : ''}`)
    this.name = 'ContractError'
    this.file = place.file
    this.line = place.line
    this.pointer = place.pointer
  }
}
