const LONG = 1000

/** The body of a list with its other fields; a long list is turned to text piece by piece, so that others are served meanwhile. */
export function streamList<Name extends string, Item, Others extends object>(
  name: Name,
  items: Item[],
  others: Others,
): { body: Record<Name, Item[]> & Others } | { pieces: Iterable<string> } {
  if (items.length <= LONG) return { body: { [name]: items, ...others } as Record<Name, Item[]> & Others }
  return { pieces: writeList(name, items, others) }
}

function* writeList(name: string, items: unknown[], others: object): Generator<string> {
  yield `{"${name}":[`
  for (const [index, item] of items.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(item)}`
  const rest = JSON.stringify(others).slice(1)
  yield rest === '}' ? ']}' : `],${rest}`
}
