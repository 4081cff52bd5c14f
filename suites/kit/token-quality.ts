/** 16 characters of base64 are 96 bits, of hexadecimal 64: fewer can be tried out. */
const SHORTEST = 16
/** Random tokens of that length differ in nearly all places; a counter or a clock moves a few. */
const FEWEST_DIFFERENCES = 8

/** What is wrong with tokens that were issued one after the other, in words. */
export function weaknessesOf(name: string, tokens: string[]): string[] {
  const shortest = Math.min(...tokens.map((token) => token.length))
  const closest = Math.min(...tokens.slice(1).map((token, index) => countDifferences(tokens[index] ?? '', token)))
  return [
    ...(shortest < SHORTEST ? [`${name}: only ${shortest} characters long`] : []),
    ...(closest < FEWEST_DIFFERENCES ? [`${name}: differs from the one before in ${closest} characters only`] : []),
  ]
}

function countDifferences(one: string, other: string): number {
  const longer = one.length > other.length ? one : other
  return [...longer].filter((_, index) => one[index] !== other[index]).length
}
