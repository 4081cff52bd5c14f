import type { Fault } from '../fault.ts'

export const a7NeverSent: Fault = {
  id: 'a7-never-sent',
  role: 'platform',
  title: 'The report is put in a queue that nobody reads',
  breaks: ['A7-5'],
  calls: (call) => (call.ref === 'A7' ? [] : [call]),
}
