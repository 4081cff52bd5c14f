import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Makes tokens from a world's seed and a counter: unguessable without the seed, and the same again in a replay. */
export function deriveToken(seed: string, kind: string, counter: number): string {
  return createHmac('sha256', seed).update(`${kind}:${counter}`).digest('base64url')
}

/** The same in the form of a UUID, for credentials that look like one. */
export function deriveUuid(seed: string, kind: string, counter: number): string {
  const hex = createHmac('sha256', seed).update(`${kind}:${counter}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** Credentials are kept and compared by digest, so that a comparison's duration tells nothing. */
export function digest(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

const MOST_RECENT = 1000
const LONGEST_KEPT = 200

/** Digests of the secrets that were shown lately. */
export class RecentDigests {
  readonly #digests = new Map<string, string>()

  digest(secret: string): string {
    const known = this.#digests.get(secret)
    if (known !== undefined) return known
    const made = digest(secret)
    if (this.#digests.size >= MOST_RECENT) this.#digests.clear()
    // Whoever tries long secrets shall not fill the memory with them.
    if (secret.length <= LONGEST_KEPT) this.#digests.set(secret, made)
    return made
  }
}

/** Compares digests of equal length, so that the duration tells nothing about the secret. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(digest(a)), Buffer.from(digest(b)))
}

/** A seed that nobody can guess, for worlds to which nobody gave one. */
export function newSeed(): string {
  return randomBytes(32).toString('base64url')
}
