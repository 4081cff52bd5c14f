import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16StoresTitlesAsLatin1: Fault = {
  id: 'b16-stores-titles-as-latin-1',
  role: 'platform',
  title: 'Titles are stored in Latin-1',
  breaks: ['B16-2'],
  operations: alterRibbons((ribbons) => ribbons.map((ribbon) => ({ ...ribbon, title: ribbon.title.replace(/[^\0-\xff]/gu, '?') }))),
}
