import { NotTested } from '../kit/outcome.ts'
import type { ReportingContext } from '../kit/reporting.ts'
import { integer } from './amounts.ts'
import type { Told } from './decode-record.ts'
import { type DealBook, readDeals } from './reconcile-deals.ts'
import { tellStory } from './story.ts'
import { recordsOf, type Telling } from './told-events.ts'

/** The deals that were told, of which there must be one. */
export async function readBook(context: ReportingContext): Promise<{ telling: Telling; book: DealBook }> {
  const telling = await tellStory(context)
  const book = readDeals(telling)
  if (book.deals.size === 0) throw new NotTested('no deal was told')
  return { telling, book }
}

/** The newest record of each id that events of a kind told. */
export function newestById(telling: Telling, message: string): Map<bigint, Told> {
  return new Map(recordsOf(telling, message).map((record) => [integer(record, 'id')!, record]))
}

/** The closing deals, of which there must be one. */
export async function readClosings(context: ReportingContext): Promise<{ telling: Telling; book: DealBook }> {
  const { telling, book } = await readBook(context)
  if (book.closings.length === 0) throw new NotTested('no closing deal was told')
  return { telling, book }
}
