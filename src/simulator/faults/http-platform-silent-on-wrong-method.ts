import { type Fault, SILENCE } from '../fault.ts'
import { alterRefusal } from '../fault-parts/request.ts'

export const httpPlatformSilentOnWrongMethod: Fault = {
  id: 'http-platform-silent-on-wrong-method',
  role: 'platform',
  title: 'No route is found, and nobody ends the answer',
  breaks: ['HTTP-19'],
  wire: alterRefusal(['HTTP-19'], (answer) => ({ ...answer, status: SILENCE })),
}
