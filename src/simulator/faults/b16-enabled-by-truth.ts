import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16EnabledByTruth: Fault = {
  id: 'b16-enabled-by-truth',
  role: 'platform',
  title: 'enabled and closable are taken for what they are worth, and so is a "false"',
  breaks: ['B16-16'],
  contract: (document) => {
    const fields = ribbonSchema(document)['properties'] as JsonObject
    Object.assign(fields, { enabled: {}, closable: {} })
  },
  operations: alterRibbons((ribbons) =>
    ribbons.map((ribbon) => ({ ...ribbon, enabled: Boolean(ribbon.enabled), closable: Boolean(ribbon.closable) })),
  ),
}
