import type { Fault } from '../fault.ts'

export const errC1TellsExpectedCredential: Fault = {
  id: 'err-c1-tells-expected-credential',
  role: 'adapter',
  title: 'The text of a failure names the credential that was expected',
  breaks: ['ERR-13'],
  wire: (answer, world) =>
    answer.operation === 'generateAdapterToken' && answer.body?.includes('"s":"error"')
      ? { ...answer, body: JSON.stringify({ s: 'error', errmsg: `expected ${world.adapterBearer}` }) }
      : answer,
}
