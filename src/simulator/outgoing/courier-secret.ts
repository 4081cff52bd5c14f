import { newSeed } from '../token-source.ts'

/** The header by which our own CRM knows our courier, who records the exchange itself. */
export const COURIER_HEADER = 'x-tripact-courier'

/** Known to this process only, so that nobody else can keep a call out of the records. */
export const COURIER_SECRET = newSeed()
