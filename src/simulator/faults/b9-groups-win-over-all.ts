import type { Fault } from '../fault.ts'

export const b9GroupsWinOverAll: Fault = {
  id: 'b9-groups-win-over-all',
  role: 'platform',
  title: 'Groups are filtered by whenever there are any',
  breaks: ['B9-5'],
  operations: {
    sendPush: (input, world, honest) => honest({ ...input, body: { ...input.body, allGroups: input.body.groups === undefined } }, world),
  },
}
