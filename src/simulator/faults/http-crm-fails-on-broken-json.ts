import type { Fault } from '../fault.ts'
import { alterRefusal, asText } from '../fault-parts/request.ts'

export const httpCrmFailsOnBrokenJson: Fault = {
  id: 'http-crm-fails-on-broken-json',
  role: 'crm',
  title: 'What the parser throws is caught by nobody',
  breaks: ['HTTP-8'],
  wire: alterRefusal(['HTTP-11'], (answer) =>
    asText({ ...answer, status: 500 }, 'text/html', '<h1>SyntaxError</h1><pre>at JSON.parse (&lt;anonymous&gt;)</pre>'),
  ),
}
