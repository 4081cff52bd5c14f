import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b9SwitchesOptional: Fault = {
  id: 'b9-switches-optional',
  role: 'platform',
  title: 'A switch that is missing counts as off',
  breaks: ['B9-10'],
  contract: makeOptional('sendPush', 'allGroups', 'allPreferredLanguages'),
}
