import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12WindowInSeconds: Fault = {
  id: 'b12-window-in-seconds',
  role: 'platform',
  title: 'The window is taken for seconds while the records tell milliseconds',
  breaks: ['B12-15', 'B12-16'],
  operations: {
    listLinkedAccounts: listLinksAsIf(({ from, to, ...wish }) => ({
      ...wish,
      ...(from !== undefined && { from: from * 1000 }),
      ...(to !== undefined && { to: to * 1000 }),
    })),
  },
}
