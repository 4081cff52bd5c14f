import { Memory } from './memory.ts'
import { broken, kept, type Remark, type Seen, type Watch } from './watch.ts'

interface Walk {
  n: number
  to: string
  next?: string
}

/** T3-19: while hasMore is true, the next request takes the earliest registrationTimestamp + 1 as its `to`. */
export function watchTraderPaging(): Watch {
  const walks = new Memory<Walk>()
  return (seen) => {
    const { to } = seen.query
    if (seen.operation !== 'listTraders' || !seen.isGranted || to === undefined || !seen.traderPage) return []
    const walk = walks.get(nameWalk(seen))
    const { hasMore, earliest } = seen.traderPage
    const next = hasMore && earliest !== undefined ? formatTime(earliest + 1) : undefined
    walks.set(nameWalk(seen), { n: seen.n, to, ...(next !== undefined && { next }) })
    return [...judgeStep(walk, to), ...(hasMore && earliest === undefined ? [tellLostPlace()] : [])]
  }
}

/** The same question but for `to` is a step of the same walk; one that does not reach back further begins anew. */
function judgeStep(walk: Walk | undefined, to: string): Remark[] {
  if (walk?.next === undefined || to >= walk.to) return []
  if (to === walk.next) return [kept('T3-19')]
  const loss = to < walk.next ? 'accounts of that millisecond may be lost' : 'accounts are asked for again'
  return [broken('T3-19', '/request/query/to', `is ${to}, where exchange ${walk.n} leads to ${walk.next}: ${loss}`)]
}

function tellLostPlace(): Remark {
  return broken('T3-19', '/request/query/fields', 'leaves out registrationTimestamp, which the next page needs')
}

function nameWalk({ query, path }: Seen): string {
  const others = Object.entries(query).filter(([name]) => name !== 'to' && name !== 'token')
  return JSON.stringify([path, others.sort()])
}

function formatTime(timestamp: number): string | undefined {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, -1)
}
