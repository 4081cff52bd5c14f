import type { Fault } from '../fault.ts'

export const t9ChangesNothing: Fault = {
  id: 't9-changes-nothing',
  role: 'platform',
  title: 'The new password is not stored',
  breaks: ['T9-2', 'T9-3'],
  operations: {
    changePassword() {
      return { status: 204 }
    },
  },
}
