import { refuse } from '../../domain/refusal.ts'
import { PARAMETERS, replaceFields } from '../../domain/trader-fields.ts'
import { findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'
import { checkHash, checkHome } from '../trader-home.ts'
import { storeUpdate } from '../trader-updates.ts'

/** T5: sets every parameter of an account but its balance; what is not given goes back to null or its default. */
export const replaceTrader: Operation<'replaceTrader'> = ({ path, body }, world) => {
  const trader = findTrader(world, path.login, 'T5-14')
  const missing = PARAMETERS.find((name) => (body[name] ?? null) === null)
  if (missing && world.dialect['traders.strictPut']) return refuse('T5-12', 'is mandatory', `body.${missing}`)
  checkHash(world, body.hashedPassword, 'T5-15')
  const replaced = replaceFields(trader, body, world.dialect['traders.putNull'])
  checkHome(world, replaced, { broker: 'T5-19', group: 'T5-17', currency: 'T5-18' })
  storeUpdate(world, trader, replaced, 'T5')
  return { status: 204 }
}
