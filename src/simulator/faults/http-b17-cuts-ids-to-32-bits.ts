import type { Fault } from '../fault.ts'
import { withBody } from '../fault-parts/request.ts'

export const httpB17CutsIdsTo32Bits: Fault = {
  id: 'http-b17-cuts-ids-to-32-bits',
  role: 'platform',
  title: 'The user id is an int',
  breaks: ['HTTP-26'],
  requests: (request, operation) =>
    operation.id === 'setReferral' && request.body
      ? withBody(
          request,
          request.body.toString('utf8').replace(/("userId":)(\d+)/, (_, name, id) => `${name}${BigInt.asUintN(32, BigInt(id))}`),
        )
      : request,
}
