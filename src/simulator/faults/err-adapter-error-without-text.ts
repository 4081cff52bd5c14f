import type { Fault } from '../fault.ts'

export const errAdapterErrorWithoutText: Fault = {
  id: 'err-adapter-error-without-text',
  role: 'adapter',
  title: 'A failure is s = error and nothing more',
  breaks: ['ERR-13', 'C1-3', 'C2-8'],
  wire: (answer) => (answer.body?.includes('"s":"error"') ? { ...answer, body: JSON.stringify({ s: 'error' }) } : answer),
}
