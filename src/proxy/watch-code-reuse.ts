import { Memory } from './memory.ts'
import { broken, kept, type Watch } from './watch.ts'

/** A2-3: a code that was exchanged once authorises nobody again. */
export function watchCodeReuse(): Watch {
  const used = new Memory<number>()
  return ({ operation, isGranted, isRefused, sent, n }) => {
    const { code } = sent
    if (operation !== 'authorizeOneTime' || typeof code !== 'string') return []
    const before = used.get(code)
    if (before !== undefined && isRefused) return [kept('A2-3')]
    if (!isGranted) return []
    used.set(code, before ?? n)
    return before === undefined ? [] : [broken('A2-3', '/response/status', `accepts the code that exchange ${before} had used up`)]
  }
}
