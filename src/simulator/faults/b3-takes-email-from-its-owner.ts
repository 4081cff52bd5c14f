import type { Fault } from '../fault.ts'
import { findOwnerOfEmail } from '../people.ts'

export const b3TakesEmailFromItsOwner: Fault = {
  id: 'b3-takes-email-from-its-owner',
  role: 'platform',
  title: 'Whoever asks last for an e-mail has it',
  breaks: ['B3-8'],
  operations: {
    changeEmail(input, world, honest) {
      const owner = findOwnerOfEmail(world, input.body.newEmail)
      if (owner && owner.userId !== input.body.userId) world.users.set(owner.userId, { ...owner, email: `former-${owner.email}` })
      return honest(input, world)
    },
  },
}
