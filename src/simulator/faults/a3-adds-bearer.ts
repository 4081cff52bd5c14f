import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a3AddsBearer: Fault = {
  id: 'a3-adds-bearer',
  role: 'platform',
  title: 'The access token is sent with the word Bearer',
  breaks: ['A3-12'],
  calls: alterCallBody('A3', ({ accessToken }) => ({ accessToken: `Bearer ${String(accessToken)}` })),
}
