import { Memory } from './memory.ts'
import { broken, kept, type Watch } from './watch.ts'

/** A4-2: A2 exchanges a token for the user for whom A4 generated it. */
export function watchCodeOwner(): Watch {
  const owners = new Memory<{ n: number; userId: unknown }>()
  return ({ operation, isGranted, sent, got, n }) => {
    if (!isGranted) return []
    if (operation === 'generateOneTimeToken') owners.set(got['token'], { n, userId: sent['userId'] })
    const owner = operation === 'authorizeOneTime' ? owners.get(sent['code']) : undefined
    if (!owner) return []
    if (owner.userId === got['userId']) return [kept('A4-2')]
    return [broken('A4-2', '/response/body/userId', `is not the user for whom exchange ${owner.n} generated the token`)]
  }
}
