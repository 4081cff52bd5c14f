/** What the contract says about an exchange: breaks it, is probably a mistake, or is good to know. */
export interface Finding {
  severity: 'error' | 'warning' | 'info'
  /** The place, for example /request/body/brokername. */
  pointer: string
  message: string
  requirement?: string
  point?: string
}
