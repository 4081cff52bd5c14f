import type { Fault } from '../fault.ts'

export const evtNumbersOfItsOwn: Fault = {
  id: 'evt-numbers-of-its-own',
  role: 'platform',
  title: 'Events of assets tell changes and deletions the other way round',
  breaks: ['EVT-8'],
  events: (event) => {
    if (event.message !== 'AssetEvent' || event.type === 'CREATE') return [event]
    return [{ ...event, type: event.type === 'UPDATE' ? 'DELETE' : 'UPDATE' }]
  },
}
