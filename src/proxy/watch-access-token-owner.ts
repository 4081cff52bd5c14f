import { Memory } from './memory.ts'
import { broken, kept, type Watch } from './watch.ts'

/** A3-1: an accessToken stands for the user who got it from A2. */
export function watchAccessTokenOwner(): Watch {
  const owners = new Memory<{ n: number; userId: unknown }>()
  return ({ operation, isGranted, sent, got, n }) => {
    if (!isGranted) return []
    const { accessToken, userId } = got
    if (operation === 'authorizeOneTime' && typeof accessToken === 'string') owners.set(accessToken, { n, userId })
    const owner = operation === 'authorizeAccessToken' ? owners.get(sent['accessToken']) : undefined
    if (!owner) return []
    if (owner.userId === userId) return [kept('A3-1')]
    return [broken('A3-1', '/response/body/userId', `is not the user who got the token in exchange ${owner.n}`)]
  }
}
