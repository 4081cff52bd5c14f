import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16DecodesAddresses: Fault = {
  id: 'b16-decodes-addresses',
  role: 'platform',
  title: 'Addresses are percent-decoded once too often',
  breaks: ['B16-2'],
  operations: alterRibbons((ribbons) =>
    ribbons.map((ribbon) => ({
      ...ribbon,
      action: Object.fromEntries(Object.entries(ribbon.action).map(([name, url]) => [name, url.replaceAll('%2B', '+')])),
    })),
  ),
}
