import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b9ReadsTextAsSwitch: Fault = {
  id: 'b9-reads-text-as-switch',
  role: 'platform',
  title: 'The text "true" is as good as true',
  breaks: ['B9-10'],
  contract: redefineField('sendPush', 'allGroups', { type: ['boolean', 'string'] }),
  operations: {
    sendPush: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, allGroups: String(input.body.allGroups) === 'true' } }, world),
  },
}
