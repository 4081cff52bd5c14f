import type { Fault } from '../fault.ts'

export const a5OnlyAfterLastSession: Fault = {
  id: 'a5-only-after-last-session',
  role: 'platform',
  title: 'The CRM hears of a log-out when no other application of the user is open',
  breaks: ['A5-11'],
  calls: (call, world) => {
    const userId = Number(new URL(call.url).searchParams.get('userId'))
    const isBusy = call.ref === 'A5' && world.appSessions.by('userId', userId).some(({ open }) => open)
    return isBusy ? [] : [call]
  },
}
