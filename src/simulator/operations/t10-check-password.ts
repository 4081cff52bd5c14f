import { isSamePassword } from '../../domain/password-hash.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkLogin, findTrader } from '../find-trader.ts'
import type { Answer, Operation } from '../operation.ts'
import { checkHash } from '../trader-home.ts'

/** T10: tells whether a hash is that of the account's password. */
export const checkPassword: Operation<'checkPassword'> = ({ path, body }, world) => {
  const trader = findTrader(world, path.login, 'T10-5')
  checkLogin(world, path, body, 'T10-7')
  checkHash(world, body.hashedPassword, 'T10-6')
  if (!isSamePassword(trader.hashedPassword, body.hashedPassword)) {
    return refuse('T10-2', `this is not the password of account ${trader.login}`, 'body.hashedPassword')
  }
  const status = world.dialect['traders.checkPasswordStatus']
  const hasBody = status === 200 && world.dialect['traders.checkPasswordBody'] === 'object'
  return { status, ...(hasBody && { body: {} }) } as unknown as Answer<'checkPassword'>
}
