import { keyOfHolder } from '../../domain/partner-holder.ts'
import type { Fault } from '../fault.ts'

export const b19AccountTakesUserAlong: Fault = {
  id: 'b19-account-takes-user-along',
  role: 'platform',
  title: 'With an account the identifier of the user goes as well',
  breaks: ['B19-5'],
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName, userId } = input.query
      const answer = honest(input, world)
      if (answer.status === 200) world.partnerIds.delete(keyOfHolder(brokerCrmName, { userId }))
      return answer
    },
  },
}
