import { type Fault, SILENCE } from '../fault.ts'
import { alterRefusal } from '../fault-parts/request.ts'

export const httpAdapterSilentOnWrongMethod: Fault = {
  id: 'http-adapter-silent-on-wrong-method',
  role: 'adapter',
  title: 'No route is found, and nobody ends the answer',
  breaks: ['HTTP-20'],
  wire: alterRefusal(['HTTP-20'], (answer) => ({ ...answer, status: SILENCE })),
}
