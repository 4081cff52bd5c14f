/**
 * The token with one character changed, so that every decoding of it changes too: the last characters of a part are left
 * alone, since base64 does not use all of their bits, and no letter becomes its own upper or lower case.
 */
export function alterToken(token: string, share: number): string {
  const places = [...token.matchAll(/[0-9A-Za-z](?=[0-9A-Za-z_-]{4})/g)].map(({ index }) => index)
  const place = places[Math.floor(share * (places.length - 1))] ?? 0
  return `${token.slice(0, place)}${nextCharacter(token[place] ?? '')}${token.slice(place + 1)}`
}

/** Stays within hexadecimal digits where it can, so that the change is not refused for its looks alone. */
function nextCharacter(character: string): string {
  if (/[0-9]/.test(character)) return character === '9' ? '0' : String(Number(character) + 1)
  if (/[a-eA-E]/.test(character)) return String.fromCharCode(character.charCodeAt(0) + 1)
  return character === 'a' ? 'b' : 'a'
}
