import type { Fault } from '../fault.ts'
import { sayOkInstead } from '../fault-parts/adapter.ts'

export const c2AlteredTokenIsOk: Fault = {
  id: 'c2-altered-token-is-ok',
  role: 'adapter',
  title: 'What cannot be decrypted is ignored, and the log-out goes well',
  breaks: ['C2-4', 'C2-3'],
  wire: sayOkInstead('C2-4'),
}
