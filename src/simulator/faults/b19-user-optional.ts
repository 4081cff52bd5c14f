import type { Fault } from '../fault.ts'
import { makeParameterOptional } from '../fault-parts/contract.ts'

export const b19UserOptional: Fault = {
  id: 'b19-user-optional',
  role: 'platform',
  title: 'Without userId nothing is deleted, and so nothing is refused',
  breaks: ['B19-6'],
  contract: makeParameterOptional('deleteReferral', 'userId'),
  operations: { deleteReferral: (input, world, honest) => (input.query.userId === undefined ? { status: 200 } : honest(input, world)) },
}
