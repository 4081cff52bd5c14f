import type { Fault } from '../fault.ts'
import { alterRefusal, asText } from '../fault-parts/request.ts'

export const httpAdapterFailsOnBrokenJson: Fault = {
  id: 'http-adapter-fails-on-broken-json',
  role: 'adapter',
  title: 'What the parser throws is caught by nobody',
  breaks: ['HTTP-10'],
  wire: alterRefusal(['HTTP-13'], (answer) =>
    asText({ ...answer, status: 500 }, 'text/html', '<h1>SyntaxError</h1><pre>at JSON.parse (&lt;anonymous&gt;)</pre>'),
  ),
}
