import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a7ForgetsPartner: Fault = {
  id: 'a7-forgets-partner',
  role: 'platform',
  title: 'The partner is left for A6 to tell',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', ({ partnerUserId: _, ...body }) => body),
}
