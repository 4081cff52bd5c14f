import type { Fault } from '../fault.ts'

export const a4KeepsToken: Fault = {
  id: 'a4-keeps-token',
  role: 'platform',
  title: 'The token is kept for the next page of the session',
  breaks: ['A4-20'],
  habits: { cacheInAppToken: true },
}
