import type { Fault } from '../fault.ts'

export const a1AsksBeforeEveryCall: Fault = {
  id: 'a1-asks-before-every-call',
  role: 'platform',
  title: 'A token is asked for before every call, which is the simplest',
  breaks: ['A1-13'],
  habits: { fetchCrmTokenEveryTime: true },
}
