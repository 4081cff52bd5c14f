import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16MisspellsInAppAddress: Fault = {
  id: 'b16-misspells-in-app-address',
  role: 'platform',
  title: 'urlinApp is stored as urlInApp, which applications do not know',
  breaks: ['B16-2'],
  operations: alterRibbons((ribbons) =>
    ribbons.map(({ action: { urlinApp, ...action }, ...ribbon }) => ({
      ...ribbon,
      action: { ...action, ...(urlinApp !== undefined && { urlInApp: urlinApp }) },
    })),
  ),
}
