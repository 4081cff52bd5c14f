import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const a5AccessTokenOptional: Fault = {
  id: 'a5-access-token-optional',
  role: 'crm',
  title: "Without an accessToken, all of the user's log-ins end",
  breaks: ['A5-3'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'logOutOfCrm')) parameter['required'] = parameter['name'] !== 'accessToken'
  },
  operations: {
    logOutOfCrm: (input, world, honest) => (input.query.accessToken === undefined ? { status: 200 } : honest(input, world)),
  },
}
