import type { Fault } from '../fault.ts'

export const b11FindsByLocalPart: Fault = {
  id: 'b11-finds-by-local-part',
  role: 'platform',
  title: 'The email is looked up by what stands before the @',
  breaks: ['B11-1'],
  operations: {
    getUserId(input, world, honest) {
      const [name] = input.query.email.split('@')
      const found = Array.from(world.users.values()).find(({ email }) => email.split('@')[0] === name)
      return found ? { status: 200, body: { userId: found.userId } } : honest(input, world)
    },
  },
}
