import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const b9TextOptional: Fault = {
  id: 'b9-text-optional',
  role: 'platform',
  title: 'A message may have a title and no text',
  breaks: ['B9-10'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'deepLinkAction')) schema['required'] = ['title']
  },
}
