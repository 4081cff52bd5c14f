import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a1AsksByGet: Fault = {
  id: 'a1-asks-by-get',
  role: 'platform',
  title: 'A token is read, so it is asked for by GET',
  breaks: ['A1-11'],
  calls: alterCall('A1', () => ({ method: 'GET', body: undefined })),
}
