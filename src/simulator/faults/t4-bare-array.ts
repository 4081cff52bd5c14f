import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t4BareArray: Fault = {
  id: 't4-bare-array',
  role: 'platform',
  title: 'subAccountLogins is the array itself',
  breaks: ['T4-2', 'T4-1'],
  wire: alterAnswer('getSubAccounts', (body) => ({ ...body, subAccountLogins: (body['subAccountLogins'] as JsonObject)['login'] })),
}
