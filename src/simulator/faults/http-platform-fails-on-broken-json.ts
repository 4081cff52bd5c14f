import type { Fault } from '../fault.ts'
import { alterRefusal, asText } from '../fault-parts/request.ts'

export const httpPlatformFailsOnBrokenJson: Fault = {
  id: 'http-platform-fails-on-broken-json',
  role: 'platform',
  title: 'What the parser throws is caught by nobody',
  breaks: ['HTTP-9', 'HTTP-12'],
  wire: alterRefusal(['HTTP-12'], (answer) =>
    asText({ ...answer, status: 500 }, 'text/html', '<h1>SyntaxError</h1><pre>at JSON.parse (&lt;anonymous&gt;)</pre>'),
  ),
}
