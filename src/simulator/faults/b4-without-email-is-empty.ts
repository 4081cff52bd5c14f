import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b4WithoutEmailIsEmpty: Fault = {
  id: 'b4-without-email-is-empty',
  role: 'platform',
  title: 'No e-mail is an e-mail that nobody has',
  breaks: ['B4-6'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'getSsoUserId')) if (parameter['name'] === 'email') parameter['required'] = false
  },
  operations: {
    getSsoUserId: (input, world, honest) => (input.query.email === undefined ? { status: 200, body: {} } : honest(input, world)),
  },
}
