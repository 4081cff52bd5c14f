import { Memory } from './memory.ts'
import { broken, kept, type Watch } from './watch.ts'

const LIFE = 60_000

/** A2-4: an OT token that A4 gave a minute ago or earlier authorises nobody. */
export function watchCodeAge(): Watch {
  const generated = new Memory<{ n: number; until: number }>()
  return ({ operation, isGranted, isRefused, sent, got, n, at, until }) => {
    if (operation === 'generateOneTimeToken' && isGranted) generated.set(got['token'], { n, until })
    const origin = operation === 'authorizeOneTime' ? generated.get(sent['code']) : undefined
    if (origin && isGranted) generated.delete(sent['code'])
    // Counted from the end of one call to the beginning of the other: the token is at least that old.
    const age = origin ? at - origin.until : 0
    if (!origin || age < LIFE) return []
    if (isRefused) return [kept('A2-4')]
    if (!isGranted) return []
    return [broken('A2-4', '/response/status', `accepts the token of exchange ${origin.n}, which is ${Math.floor(age / 1000)} s old`)]
  }
}
