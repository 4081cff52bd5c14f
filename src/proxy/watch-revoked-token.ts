import { Memory } from './memory.ts'
import { broken, kept, type Watch } from './watch.ts'

/** C2-9: an adapter token opens nothing any more once its log-out is answered. */
export function watchRevokedToken(): Watch {
  const revoked = new Memory<{ n: number; until: number }>()
  return ({ operation, isGranted, isRefused, authorization, n, at, until }) => {
    if (authorization === undefined) return []
    // What a second log-out answers is left open (C2-16).
    if (operation === 'revokeAdapterToken') {
      if (isGranted && !revoked.get(authorization)) revoked.set(authorization, { n, until })
      return []
    }
    const end = revoked.get(authorization)
    if (!end || at < end.until) return []
    if (isRefused) return [kept('C2-9')]
    return isGranted ? [broken('C2-9', '/response', `accepts the token that exchange ${end.n} revoked`)] : []
  }
}
