import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b10DemandsEnvironment: Fault = {
  id: 'b10-demands-environment',
  role: 'platform',
  title: 'environmentName is required',
  breaks: ['B10-2'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'getTraderEmail')) parameter['required'] = true
  },
}
