import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16EscapesTitles: Fault = {
  id: 'b16-escapes-titles',
  role: 'platform',
  title: 'Titles are escaped for HTML before they are stored',
  breaks: ['B16-2'],
  operations: alterRibbons((ribbons) =>
    ribbons.map((ribbon) => ({
      ...ribbon,
      title: ribbon.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    })),
  ),
}
