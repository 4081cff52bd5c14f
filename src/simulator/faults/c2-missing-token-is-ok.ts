import type { Fault } from '../fault.ts'
import { sayOkInstead } from '../fault-parts/adapter.ts'

export const c2MissingTokenIsOk: Fault = {
  id: 'c2-missing-token-is-ok',
  role: 'adapter',
  title: 'Without a token there is nothing to log out, so all is well',
  breaks: ['C2-2', 'ERR-13'],
  wire: sayOkInstead('C2-2'),
}
