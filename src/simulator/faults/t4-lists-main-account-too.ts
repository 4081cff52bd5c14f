import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t4ListsMainAccountToo: Fault = {
  id: 't4-lists-main-account-too',
  role: 'platform',
  title: 'The list begins with an account that is no sub-account',
  breaks: ['T4-3', 'T4-6'],
  wire: alterAnswer('getSubAccounts', (body) => {
    const { login } = body['subAccountLogins'] as JsonObject
    return { ...body, subAccountLogins: { login: [1_000_001, ...(login as number[])] } }
  }),
}
