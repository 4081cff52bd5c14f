import type { Fault } from '../fault.ts'
import { alterRefusal } from '../fault-parts/request.ts'

export const errA1TellsExpectedPassword: Fault = {
  id: 'err-a1-tells-expected-password',
  role: 'crm',
  title: 'The message of a failed comparison names both sides',
  breaks: ['ERR-5'],
  wire: alterRefusal(['A1-4'], (answer, world) => ({
    ...answer,
    body: JSON.stringify({ code: 'CH_CLIENT_AUTH_FAILURE', message: `expected ${world.crm.apiPassword}` }),
  })),
}
