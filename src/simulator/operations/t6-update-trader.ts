import { refuse } from '../../domain/refusal.ts'
import { CHANGEABLE, patchFields } from '../../domain/trader-fields.ts'
import { findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'
import { checkGroup } from '../trader-home.ts'
import { storeUpdate } from '../trader-updates.ts'

const KNOWN = new Set<string>(CHANGEABLE)

/** T6: changes those of the twelve fields that are given, single contact details too. */
export const updateTrader: Operation<'updateTrader'> = ({ path, body }, world) => {
  const trader = findTrader(world, path.login, 'T6-13')
  const strange = Object.keys(body).find((name) => !KNOWN.has(name))
  if (strange && world.dialect['traders.legacyFields'] === 'reject') return refuse('T6-10', 'cannot be changed here', `body.${strange}`)
  if (body.groupName) checkGroup(world, body.groupName, 'T6-16')
  // A body that names no field is no update.
  if (Object.keys(body).some((name) => KNOWN.has(name))) {
    storeUpdate(world, trader, patchFields(trader, body, world.dialect['traders.nullMeansUnchanged']), 'T6')
  }
  return { status: 200 }
}
