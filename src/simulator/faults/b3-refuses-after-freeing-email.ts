import type { Fault } from '../fault.ts'
import { findOwnerOfEmail } from '../people.ts'

export const b3RefusesAfterFreeingEmail: Fault = {
  id: 'b3-refuses-after-freeing-email',
  role: 'platform',
  title: 'The e-mail is taken from its owner before the change is refused',
  breaks: ['B3-8'],
  operations: {
    changeEmail(input, world, honest) {
      const { newEmail, userId } = input.body
      const owner = findOwnerOfEmail(world, newEmail)
      try {
        return honest(input, world)
      } finally {
        if (owner && owner.userId !== userId) world.users.set(owner.userId, { ...owner, email: `former-${newEmail}` })
      }
    },
  },
}
