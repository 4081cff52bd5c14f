import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b16MissingRulesAreEmpty: Fault = {
  id: 'b16-missing-rules-are-empty',
  role: 'platform',
  title: 'Rules that are missing take all ribbons away',
  breaks: ['B16-16'],
  contract: makeOptional('setInAppControls', 'rules'),
  operations: {
    setInAppControls: (input, world, honest) => honest({ ...input, body: { ...input.body, rules: input.body.rules ?? {} } }, world),
  },
}
