import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const s2ListsRecords: Fault = {
  id: 's2-lists-records',
  role: 'platform',
  title: 'The assets are records with an id and a name',
  breaks: ['S2-2'],
  wire: alterAnswer('listDepositAssets', (body) => ({ depositAsset: (body['depositAsset'] as string[]).map((name) => ({ name })) })),
}
