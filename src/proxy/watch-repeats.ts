import { Memory } from './memory.ts'
import { broken, kept, type Watch } from './watch.ts'

interface Unrepeatable {
  requirement: string
  operation: string
  /** The field of the answer that never comes twice. */
  field: string
}

/** A value that an operation may give only once: the second time it comes, the rule is broken. */
export function watchRepeats({ requirement, operation, field }: Unrepeatable): Watch {
  const given = new Memory<number>()
  return (seen) => {
    const value = seen.got[field]
    if (seen.operation !== operation || !seen.isGranted || (typeof value !== 'string' && typeof value !== 'number')) return []
    const before = given.get(value)
    given.set(value, seen.n)
    // One answer alone has nothing to be compared with.
    const isFirst = given.size === 1
    if (before !== undefined) return [broken(requirement, `/response/body/${field}`, `is the same as in exchange ${before}`)]
    return isFirst ? [] : [kept(requirement)]
  }
}
