import { answerWith } from '../exact-integers.ts'
import { findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'
import { readAccount } from '../trader-record.ts'

/** T2: the record of one account. */
export const getTrader: Operation<'getTrader'> = ({ path }, world) =>
  answerWith(200, readAccount(world, findTrader(world, path.login, 'T2-19')))
