/** The first of the offered media types that an Accept header prefers; without a preference the first one of all. */
export function negotiate<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type {
  const ranges = (accept ?? '').split(',').map(readRange)
  const weigh = (type: Type) => {
    const fitting = ranges.filter(({ range }) => matches(range, type)).sort((a, b) => b.range.length - a.range.length)
    // The closest range decides: text/html;q=0.9 before text/* before */*.
    return fitting[0]?.weight ?? 0
  }
  const weights = offered.map(weigh)
  return offered[weights.indexOf(Math.max(...weights))]!
}

function readRange(text: string): { range: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return { range: range === '*/*' ? '*' : range, weight: Number.isNaN(weight) ? 0 : weight }
}

function matches(range: string, type: string): boolean {
  return range === '*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}
