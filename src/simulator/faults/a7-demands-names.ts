import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const a7DemandsNames: Fault = {
  id: 'a7-demands-names',
  role: 'crm',
  title: 'A new customer needs a first and a last name',
  breaks: ['A7-1'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'registerUser')
    schema['required'] = [...(schema['required'] as string[]), 'firstName', 'lastName']
  },
}
