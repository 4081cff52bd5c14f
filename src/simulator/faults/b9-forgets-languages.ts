import type { Fault } from '../fault.ts'

export const b9ForgetsLanguages: Fault = {
  id: 'b9-forgets-languages',
  role: 'platform',
  title: 'allPreferredLanguages is taken to be true',
  breaks: ['B9-8'],
  operations: {
    sendPush: (input, world, honest) => honest({ ...input, body: { ...input.body, allPreferredLanguages: true } }, world),
  },
}
