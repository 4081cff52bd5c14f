import type { RequirementId } from '../../contract/generated/requirement-ids.ts'
import { refuse } from '../../domain/refusal.ts'
import { parseTimestamp } from '../../domain/timestamp.ts'
import type { Input, Operation } from '../operation.ts'
import { findTraders } from '../trader-list.ts'
import { answerTraders, chooseFields } from '../trader-records.ts'
import type { World } from '../world.ts'

type Query = Input<'listTraders'>['query']

/** T3: the accounts of a window of registration, newest first, in chunks. */
export const listTraders: Operation<'listTraders'> = ({ query }, world) => {
  const from = readTime(query.from, 'T3-25', 'query.from')
  const to = readTime(query.to, 'T3-25', 'query.to')
  if (from > to && world.dialect['traders.emptyWindow'] === 'reject') return refuse('T3-22', 'is after to', 'query.from')
  const fields = chooseFields(world, query.fields)
  const { hasOpenPositions, groupId } = query
  return answerTraders(world, findTraders(world, { from, to, lastDeal: readLastDeal(world, query), hasOpenPositions, groupId }), fields)
}

/** The last-deal filter counts with both of its ends only. */
function readLastDeal(world: World, { fromLastDealTimestamp, toLastDealTimestamp }: Query): { from: number; to: number } | undefined {
  if (fromLastDealTimestamp !== undefined && toLastDealTimestamp !== undefined) {
    return {
      from: readTime(fromLastDealTimestamp, 'T3-26', 'query.fromLastDealTimestamp'),
      to: readTime(toLastDealTimestamp, 'T3-26', 'query.toLastDealTimestamp'),
    }
  }
  const isHalf = fromLastDealTimestamp !== undefined || toLastDealTimestamp !== undefined
  if (isHalf && world.dialect['traders.halfDealWindow'] === 'reject') {
    const missing = fromLastDealTimestamp === undefined ? 'fromLastDealTimestamp' : 'toLastDealTimestamp'
    refuse('T3-26', 'must be given together with the other end', `query.${missing}`)
  }
  return undefined
}

function readTime(text: string, row: RequirementId, field: string): number {
  return parseTimestamp(text) ?? refuse(row, `"${text}" is no day of the calendar, or not of the form yyyy-MM-ddTHH:mm:ss.SSS`, field)
}
