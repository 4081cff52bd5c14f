import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16DemandsATarget: Fault = {
  id: 'b16-demands-a-target',
  role: 'platform',
  title: 'A ribbon without brokerName and uidTraderAccountId is taken for a mistake',
  breaks: ['B16-15'],
  contract: (document) => {
    ribbonSchema(document)['anyOf'] = [{ required: ['brokerName'] }, { required: ['uidTraderAccountId'] }]
  },
}
