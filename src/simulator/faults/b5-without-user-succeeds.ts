import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b5WithoutUserSucceeds: Fault = {
  id: 'b5-without-user-succeeds',
  role: 'platform',
  title: 'Without a userId there is nobody to log out, which is no failure',
  breaks: ['B5-4'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'logOutUser')) if (parameter['name'] === 'userId') parameter['required'] = false
  },
  operations: {
    logOutUser: (input, world, honest) => (input.query.userId === undefined ? { status: 200 } : honest(input, world)),
  },
}
