import type { Fault } from '../fault.ts'
import { alterRibbons, ribbonSchema } from '../identity-fault-parts.ts'

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
