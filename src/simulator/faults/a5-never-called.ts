import type { Fault } from '../fault.ts'

export const a5NeverCalled: Fault = {
  id: 'a5-never-called',
  role: 'platform',
  title: 'The session ends on the platform, and the CRM hears nothing of it',
  breaks: ['A5-11'],
  habits: { skipCrmLogout: true },
}
