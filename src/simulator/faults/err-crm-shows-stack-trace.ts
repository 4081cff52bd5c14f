import type { Fault } from '../fault.ts'

export const errCrmShowsStackTrace: Fault = {
  id: 'err-crm-shows-stack-trace',
  role: 'crm',
  title: 'Refusals come with a dump of what the server was doing',
  breaks: ['ERR-5'],
  wire(answer, world) {
    if (!/^authorize|^generateOne/.test(answer.operation) || answer.status < 400) return answer
    const tokens = Array.from(world.crmTokens.values(), ({ value }) => value)
    const stack = `NotFound: no such token\n    at verify (tokens.js:41:11)\n    with crmApiTokens = [${tokens.join(', ')}]`
    return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body ?? '{}'), stack }) }
  },
}
