import type { Fault } from '../fault.ts'

export const errAdapterErrorWithoutS: Fault = {
  id: 'err-adapter-error-without-s',
  role: 'adapter',
  title: 'Refusals are left to the framework, which has a form of its own',
  breaks: ['ERR-13', 'C1-3', 'C1-4', 'C1-5', 'C2-2', 'C2-3'],
  wire(answer) {
    const { errmsg } = JSON.parse(answer.body ?? '{}') as { errmsg?: string }
    if (errmsg === undefined) return answer
    return { ...answer, body: JSON.stringify({ statusCode: answer.status, error: 'Refused', message: errmsg }) }
  },
}
