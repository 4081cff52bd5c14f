import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const c1DemandsIsVerified: Fault = {
  id: 'c1-demands-is-verified',
  role: 'adapter',
  title: 'isVerified is required',
  breaks: ['C1-8', 'C1-1'],
  contract: makeRequired('generateAdapterToken', 'isVerified'),
}
