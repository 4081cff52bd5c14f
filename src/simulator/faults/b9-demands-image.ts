import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const b9DemandsImage: Fault = {
  id: 'b9-demands-image',
  role: 'platform',
  title: 'Every message needs an image',
  breaks: ['B9-9'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'imageURL')) schema['required'] = ['title', 'body', 'imageURL']
  },
}
