import type { Fault } from '../fault.ts'

export const b9AnyBrokerWillDo: Fault = {
  id: 'b9-any-broker-will-do',
  role: 'platform',
  title: 'An account under any broker lets its owner be reached',
  breaks: ['B9-4'],
  operations: {
    sendPush(input, world, honest) {
      const asked = honest(input, world)
      const answers = Array.from(world.brokers.keys(), (brokerName) => honest({ ...input, body: { ...input.body, brokerName } }, world))
      return answers.find((answer) => answer.status === 200 && Number(answer.body?.usersAmount) > 0) ?? asked
    },
  },
}
