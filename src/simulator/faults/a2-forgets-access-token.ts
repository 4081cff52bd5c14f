import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2ForgetsAccessToken: Fault = {
  id: 'a2-forgets-access-token',
  role: 'crm',
  title: "Only the user's id is passed on",
  breaks: ['A2-9'],
  wire: alterAnswer('authorizeOneTime', ({ accessToken: _, ...body }) => body),
}
