import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16ActionOptional: Fault = {
  id: 'b16-action-optional',
  role: 'platform',
  title: 'A ribbon without an action does nothing',
  breaks: ['B16-16'],
  contract: (document) => {
    ribbonSchema(document)['required'] = ['color', 'title', 'enabled', 'closable']
  },
  operations: alterRibbons((ribbons) => ribbons.map((ribbon) => ({ ...ribbon, action: ribbon.action ?? {} }))),
}
