import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16AlwaysClosable: Fault = {
  id: 'b16-always-closable',
  role: 'platform',
  title: 'closable is true by default, and false counts as nothing',
  breaks: ['B16-2'],
  operations: alterRibbons((ribbons) => ribbons.map((ribbon) => ({ ...ribbon, closable: ribbon.closable || true }))),
}
