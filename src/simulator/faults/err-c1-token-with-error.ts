import { sealAdapterToken } from '../adapter-token.ts'
import type { Fault } from '../fault.ts'

export const errC1TokenWithError: Fault = {
  id: 'err-c1-token-with-error',
  role: 'adapter',
  title: 'The token is sealed before the credential is compared',
  breaks: ['ERR-13', 'C1-4', 'C1-5'],
  wire(answer, world) {
    if (answer.operation !== 'generateAdapterToken' || !answer.body?.includes('"s":"error"')) return answer
    const grant = { userId: world.given.userId, brokerNames: [], uidTraderAccountIds: null, isVerified: false }
    const times = { issuedAt: world.clock.now(), expiresAt: world.clock.now() + 86_400_000 }
    const d = sealAdapterToken({ ...grant, ...times }, world.seed, world.nextId('adapterToken'))
    return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), d }) }
  },
}
