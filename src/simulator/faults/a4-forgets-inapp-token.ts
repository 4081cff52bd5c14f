import type { Fault } from '../fault.ts'

export const a4ForgetsInappToken: Fault = {
  id: 'a4-forgets-inapp-token',
  role: 'platform',
  title: 'The inappToken is optional, so it is left out',
  breaks: ['A4-21'],
  habits: { forgetInappToken: true },
}
