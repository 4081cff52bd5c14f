import type { Fault } from '../fault.ts'

export const b4TakesWildcards: Fault = {
  id: 'b4-takes-wildcards',
  role: 'platform',
  title: 'The e-mail is compared with LIKE, to which _ and % fit anything',
  breaks: ['B4-5'],
  operations: {
    getSsoUserId(input, world, honest) {
      const { email, brokerCrmName } = input.query
      if (!/[_%]/.test(email)) return honest(input, world)
      const pattern = email
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('_', '.')
        .replaceAll('%', '.*')
      const user = world.users.values().find((known) => new RegExp(`^${pattern}$`, 'i').test(known.email))
      return user ? honest({ ...input, query: { brokerCrmName, email: user.email } }, world) : honest(input, world)
    },
  },
}
