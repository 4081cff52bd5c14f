import { type Fault, SILENCE } from '../fault.ts'
import { alterRefusal } from '../fault-parts/request.ts'

export const httpCrmSilentOnWrongMethod: Fault = {
  id: 'http-crm-silent-on-wrong-method',
  role: 'crm',
  title: 'No route is found, and nobody ends the answer',
  breaks: ['HTTP-18'],
  wire: alterRefusal(['HTTP-18'], (answer) => ({ ...answer, status: SILENCE })),
}
