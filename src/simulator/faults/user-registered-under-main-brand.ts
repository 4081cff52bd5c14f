import type { Fault } from '../fault.ts'

export const userRegisteredUnderMainBrand: Fault = {
  id: 'user-registered-under-main-brand',
  role: 'platform',
  title: 'A registration is listed under the first brand of the CRM, whatever A7 said',
  breaks: ['USER-3'],
  operations: {
    registerInApp(input, world, honest) {
      const answer = honest(input, world)
      const user = answer.status === 200 && answer.body ? world.users.get(answer.body.userId) : undefined
      const brands = user ? world.brokers.by('brokerCrmName', world.brokers.get(user.brokerName)?.brokerCrmName ?? '') : []
      const other = brands.find(({ brokerName }) => brokerName !== user?.brokerName)
      if (user && other) world.users.set(user.userId, { ...user, brokerName: other.brokerName })
      return answer
    },
  },
}
