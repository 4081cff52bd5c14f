import type { Fault } from '../fault.ts'
import type { GivenRecord } from '../reporting/project-event.ts'

export const evtProfileWithoutName: Fault = {
  id: 'evt-profile-without-name',
  role: 'platform',
  title: 'The event of a leverage profile carries its id and no more',
  breaks: ['EVT-10'],
  events: (event) => {
    if (event.message !== 'DynamicLeverageProfileEvent') return [event]
    const { id } = (event.record as GivenRecord).given
    return [{ ...event, record: { given: { id, name: 'see the list' } } }]
  },
}
