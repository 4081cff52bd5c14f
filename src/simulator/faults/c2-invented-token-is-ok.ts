import type { Fault } from '../fault.ts'
import { sayOkInstead } from '../fault-parts/adapter.ts'

export const c2InventedTokenIsOk: Fault = {
  id: 'c2-invented-token-is-ok',
  role: 'adapter',
  title: 'A token that nobody knows is as good as logged out',
  breaks: ['C2-3', 'ERR-13'],
  wire: sayOkInstead('C2-3'),
}
