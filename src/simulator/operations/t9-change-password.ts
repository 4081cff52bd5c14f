import { checkLogin, findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'
import { checkHash } from '../trader-home.ts'
import { storeUpdate } from '../trader-updates.ts'

/** T9: sets a new password; the old one ends at once. */
export const changePassword: Operation<'changePassword'> = ({ path, body }, world) => {
  const trader = findTrader(world, path.login, 'T9-4')
  checkLogin(world, path, body, 'T9-6')
  checkHash(world, body.hashedPassword, 'T9-5')
  storeUpdate(world, trader, { ...trader, hashedPassword: body.hashedPassword }, 'T9')
  return { status: 204 }
}
