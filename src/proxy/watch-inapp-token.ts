import { Memory } from './memory.ts'
import { broken, kept, type Remark, type Watch } from './watch.ts'

/** A4-21, A4-5, A4-6: once A2 or A3 gave a user an inappToken, the platform passes it on and the CRM insists on it. */
export function watchInappToken(): Watch {
  const given = new Memory<{ n: number; values: Set<string> }>()
  return ({ operation, isGranted, isRefused, query, sent, got, n }) => {
    const { inappToken, userId } = got
    const isExchange = operation === 'authorizeOneTime' || operation === 'authorizeAccessToken'
    if (isExchange && isGranted && typeof inappToken === 'string') {
      const earlier = given.get(userId)?.values ?? []
      given.set(userId, { n, values: new Set([...earlier, inappToken]) })
    }
    const known = operation === 'generateOneTimeToken' ? given.get(sent['userId']) : undefined
    return known ? judge(known, passedOn(query), { isGranted, isRefused }) : []
  }
}

function judge(
  { n, values }: { n: number; values: Set<string> },
  passed: string | undefined,
  { isGranted, isRefused }: { isGranted: boolean; isRefused: boolean },
): Remark[] {
  if (passed !== undefined && values.has(passed)) return [kept('A4-21')]
  const caller = `is not passed on, though exchange ${n} gave one`
  const remarks = [broken('A4-21', '/request/query/inappToken', passed === undefined ? caller : `is not the one of exchange ${n}`)]
  const rule = passed === undefined ? 'A4-6' : 'A4-5'
  if (isRefused) remarks.push(kept(rule))
  if (isGranted) remarks.push(broken(rule, '/response/status', `gives a token without the inappToken of exchange ${n}`))
  return remarks
}

/** In which letter case the name is spelt is left open (U-05). */
function passedOn(query: Record<string, string>): string | undefined {
  return Object.entries(query).find(([name]) => name.toLowerCase() === 'inapptoken')?.[1]
}
