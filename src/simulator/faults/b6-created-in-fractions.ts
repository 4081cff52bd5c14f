import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6CreatedInFractions: Fault = {
  id: 'b6-created-in-fractions',
  role: 'platform',
  title: 'utcCreateTimestamp is told in seconds with a fraction',
  breaks: ['B6-1'],
  wire: alterAnswer('createUser', (body) => ({
    ...body,
    ...('status' in body && { utcCreateTimestamp: Number(body['utcCreateTimestamp']) / 1000 + 0.0005 }),
  })),
}
