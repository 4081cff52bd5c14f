import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const errB14ShowsStackTrace: Fault = {
  id: 'err-b14-shows-stack-trace',
  role: 'platform',
  title: 'A refusal is the stack trace of what was thrown',
  breaks: ['ERR-8'],
  wire: (answer) =>
    answer.operation === 'listUsers' && answer.status === 401
      ? asText(
          answer,
          'text/plain',
          'java.lang.SecurityException: CH_CLIENT_AUTH_FAILURE\n\tat com.broker.TokenFilter.doFilter(TokenFilter.java:87)',
        )
      : answer,
}
