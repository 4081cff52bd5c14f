import type { Fault } from '../fault.ts'

export const b15OpensPlaceUnasked: Fault = {
  id: 'b15-opens-place-unasked',
  role: 'platform',
  title: 'The session is opened under any white label, and only told the right ones',
  breaks: ['B15-4'],
  operations: {
    redeemSsoCode(input, world, honest) {
      const { brokerName: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
