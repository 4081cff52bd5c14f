import type { Fault } from '../fault.ts'

export const b2WithoutUserSucceeds: Fault = {
  id: 'b2-without-user-succeeds',
  role: 'platform',
  title: 'A call that names no user confirms nothing and says 200',
  breaks: ['B2-6'],
  operations: {
    acceptAgreement(input, world, honest) {
      if ((input.query.userId ?? input.body?.userId) === undefined) return { status: 200 }
      return honest(input, world)
    },
  },
}
