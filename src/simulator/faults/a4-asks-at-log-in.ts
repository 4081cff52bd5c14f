import type { Fault } from '../fault.ts'

export const a4AsksAtLogIn: Fault = {
  id: 'a4-asks-at-log-in',
  role: 'platform',
  title: 'The token for the first page is asked for at the log-in, so that the page opens faster',
  breaks: ['A4-19'],
  habits: { fetchInAppTokenEarly: true },
}
