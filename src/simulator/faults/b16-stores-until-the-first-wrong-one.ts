import type { Ribbon } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16StoresUntilTheFirstWrongOne: Fault = {
  id: 'b16-stores-until-the-first-wrong-one',
  role: 'platform',
  title: 'Ribbons are checked and stored one by one',
  breaks: ['B16-16'],
  contract: (document) => {
    const ribbon = ribbonSchema(document)
    delete ribbon['required']
  },
  operations: {
    setInAppControls(input, world, honest) {
      const { ribbons } = input.body.rules as { ribbons?: Ribbon[] }
      const wrong =
        ribbons?.findIndex((ribbon) => ['color', 'title', 'enabled', 'closable', 'action'].some((name) => !(name in ribbon))) ?? -1
      if (!ribbons || wrong < 0) return honest(input, world)
      if (wrong > 0) honest({ ...input, body: { ...input.body, rules: { ribbons: ribbons.slice(0, wrong) } } }, world)
      return refuse('B16-16')
    },
  },
}
