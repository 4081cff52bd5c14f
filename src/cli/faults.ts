import { parseArgs } from 'node:util'
import { faults } from '../simulator/faults/registry.ts'

const HELP = `Usage: tripact faults [--json] [WORD …]

Lists the deliberate defects with the requirements that they break; with words, only those
whose id, title or requirements contain one. Switch one on with \`tripact up --fault ID\`, or in a
running world with PUT /v1/worlds/{name}/faults, and see whether your own tests notice.`

/** `tripact faults`: lists what can be broken on purpose. */
export async function run(args: string[]): Promise<number> {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const words = positionals.map((word) => word.toLowerCase())
  const chosen = faults.filter((fault) => {
    const text = [fault.id, fault.title, ...fault.breaks].join(' ').toLowerCase()
    return words.length === 0 || words.some((word) => text.includes(word))
  })
  if (values.json) console.log(JSON.stringify(chosen.map(({ id, role, title, breaks }) => ({ id, role, title, breaks }))))
  else for (const { id, title, breaks } of chosen) console.log(`${id}\n  ${title}\n  breaks ${breaks.join(', ')}\n`)
  if (!values.json) console.log(`${chosen.length} of ${faults.length} faults`)
  return 0
}
