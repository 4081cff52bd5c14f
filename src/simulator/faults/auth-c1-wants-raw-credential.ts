import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'

export const authC1WantsRawCredential: Fault = {
  id: 'auth-c1-wants-raw-credential',
  role: 'adapter',
  title: 'C1 compares the whole Authorization header',
  breaks: ['AUTH-14', 'C1-1'],
  contract: (document) => {
    const { securitySchemes } = document['components'] as JsonObject
    Object.assign((securitySchemes as JsonObject)['adapterBearer'] as JsonObject, { type: 'apiKey', in: 'header', name: 'Authorization' })
  },
}
