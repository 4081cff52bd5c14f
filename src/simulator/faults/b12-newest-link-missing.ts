import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../list-fault-parts.ts'

export const b12NewestLinkMissing: Fault = {
  id: 'b12-newest-link-missing',
  role: 'platform',
  title: 'The list comes from a copy that is one link behind',
  breaks: ['B12-3'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish, all) =>
      cutPage(
        passing.filter(({ login }) => login !== all.at(-1)?.login),
        wish,
      ),
    ),
  },
}
