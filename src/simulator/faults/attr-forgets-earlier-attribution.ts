import type { Fault } from '../fault.ts'

export const attrForgetsEarlierAttribution: Fault = {
  id: 'attr-forgets-earlier-attribution',
  role: 'crm',
  title: 'Nobody writes down whose the user is',
  breaks: ['ATTR-4'],
  operations: {
    attributeUser(input, world, honest) {
      const answer = honest({ ...input, body: { ...input.body } }, world)
      const { invitedUserId } = input.body
      const { brokerResult: _, ...user } = world.crmUsers.get(invitedUserId)!
      world.crmUsers.set(invitedUserId, { ...user, partnerUserId: null })
      return answer
    },
  },
}
