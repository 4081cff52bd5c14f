/** MD5 is hexadecimal, so the letter case of its digits says nothing about the password. */
export function isSamePassword(known: string, presented: string): boolean {
  return known.toLowerCase() === presented.toLowerCase()
}

/** Whether a platform takes a hash in this letter case. */
export function isHashInCase(hash: string, letterCase: 'any' | 'lower'): boolean {
  return letterCase === 'any' || hash === hash.toLowerCase()
}
