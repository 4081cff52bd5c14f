import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const authA1DemandsClientId: Fault = {
  id: 'auth-a1-demands-client-id',
  role: 'crm',
  title: 'A1 asks for an id of the client as well as for the password',
  breaks: ['AUTH-1', 'A1-1'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'issueCrmApiToken')
    schema['required'] = [...(schema['required'] as string[]), 'clientId']
    schema['properties'] = { ...(schema['properties'] as JsonObject), clientId: { type: 'string' } }
  },
}
