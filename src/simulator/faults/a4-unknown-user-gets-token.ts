import type { Fault } from '../fault.ts'

export const a4UnknownUserGetsToken: Fault = {
  id: 'a4-unknown-user-gets-token',
  role: 'crm',
  title: 'The token is made before anybody asks whose it is',
  breaks: ['A4-3'],
  operations: {
    generateOneTimeToken: (input, world, honest) =>
      world.crmUsers.has(input.body.userId) ? honest(input, world) : { status: 200, body: { token: world.newToken('ot') } },
  },
}
