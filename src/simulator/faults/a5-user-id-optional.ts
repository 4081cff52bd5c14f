import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const a5UserIdOptional: Fault = {
  id: 'a5-user-id-optional',
  role: 'crm',
  title: 'The accessToken tells who it is, so nobody needs to say it',
  breaks: ['A5-3'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'logOutOfCrm')) parameter['required'] = parameter['name'] !== 'userId'
  },
  operations: {
    logOutOfCrm: (input, world, honest) => (input.query.userId === undefined ? { status: 200 } : honest(input, world)),
  },
}
