import type { Fault } from '../fault.ts'
import { alterLinks } from '../fault-parts/list.ts'

export const b12LinkIdIsLogin: Fault = {
  id: 'b12-link-id-is-login',
  role: 'platform',
  title: 'The id of the link is the number of the account',
  breaks: ['B12-3'],
  wire: alterLinks((record) => ({ ...record, uidTraderAccountId: record['login'] })),
}
