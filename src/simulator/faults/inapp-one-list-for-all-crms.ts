import type { Fault } from '../fault.ts'

export const inappOneListForAllCrms: Fault = {
  id: 'inapp-one-list-for-all-crms',
  role: 'platform',
  title: 'Ribbons are stored by user, whichever CRM they come from',
  breaks: ['INAPP-2'],
  operations: {
    setInAppControls: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, brokerCrmName: world.given.brokerCrmName } }, world),
  },
}
