import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16ClosableOptional: Fault = {
  id: 'b16-closable-optional',
  role: 'platform',
  title: 'closable is true by default',
  breaks: ['B16-16'],
  contract: (document) => {
    ribbonSchema(document)['required'] = ['color', 'title', 'enabled', 'action']
  },
  operations: alterRibbons((ribbons) => ribbons.map((ribbon) => ({ ...ribbon, closable: ribbon.closable ?? true }))),
}
