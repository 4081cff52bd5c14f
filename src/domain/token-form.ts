/** Tells whether a value could be one of the simulated CRM's tokens at all: 43 characters of base64url. */
export function looksLikeToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}
