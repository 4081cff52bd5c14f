import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const s2BareArray: Fault = {
  id: 's2-bare-array',
  role: 'platform',
  title: 'The assets are the answer itself',
  breaks: ['S2-1', 'S2-2'],
  wire: alterAnswer('listDepositAssets', (body) => body['depositAsset']),
}
