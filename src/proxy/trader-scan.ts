const LONGEST_FIELD = 80

/** What the paging of T3 needs to know of an answer. */
export interface TraderPage {
  hasMore: boolean
  earliest?: number
}

/** Tells whether a request asks for a list of traders. */
export function isTraderList(method: string | undefined, url: string | undefined): boolean {
  return method === 'GET' && /\/webserv\/traders\/?(\?|$)/.test(url ?? '')
}

/** Reads a list of traders while it streams past: such a list may be far too long to be kept. */
export class TraderScan {
  readonly page: TraderPage = { hasMore: false }
  #rest = ''

  read(chunk: Buffer): void {
    const text = this.#rest + chunk.toString('latin1')
    for (const [, digits] of text.matchAll(/"registrationTimestamp"\s*:\s*(\d+)(?=\D)/g)) {
      const timestamp = Number(digits)
      if (this.page.earliest === undefined || timestamp < this.page.earliest) this.page.earliest = timestamp
    }
    if (/"hasMore"\s*:\s*true/.test(text)) this.page.hasMore = true
    this.#rest = text.slice(-LONGEST_FIELD)
  }
}
