import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b18NumericIdentifiersAsNumbers: Fault = {
  id: 'b18-numeric-identifiers-as-numbers',
  role: 'platform',
  title: 'Identifiers of digits are answered as numbers',
  breaks: ['B18-1', 'B17-2'],
  wire: alterAnswer('getReferral', (body) => {
    const { partnerId } = body
    return /^\d+$/.test(String(partnerId)) ? { ...body, partnerId: Number(partnerId) } : body
  }),
}
