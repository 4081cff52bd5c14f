import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16ForgetsColor: Fault = {
  id: 'b16-forgets-color',
  role: 'platform',
  title: 'color is not among the columns, and all ribbons are blue',
  breaks: ['B16-2'],
  operations: alterRibbons((ribbons) => ribbons.map((ribbon) => ({ ...ribbon, color: '#0000FF' }))),
}
