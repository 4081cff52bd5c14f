import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a1PasswordOfOtherBroker: Fault = {
  id: 'a1-password-of-other-broker',
  role: 'platform',
  title: 'One password is configured for all brokers',
  breaks: ['A1-12'],
  calls: alterCallBody('A1', () => ({ password: 'c0ffee00c0ffee00c0ffee00c0ffee00' })),
}
