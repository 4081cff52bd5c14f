import { parseArgs } from 'node:util'
import { loadContract } from '../contract/load-contract.ts'
import { findFaults, loadFaults } from '../simulator/find-faults.ts'
import { furnish } from '../simulator/fixtures/furnish.ts'
import { readJournalFile } from '../simulator/journal/journal-export.ts'
import { MemoryJournal } from '../simulator/journal/memory-journal.ts'
import { type Replay, replayJournal } from '../simulator/journal/replay.ts'
import { operations } from '../simulator/operations/registry.ts'
import { Simulator } from '../simulator/simulator.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact replay FILE|sqlite:FILE [--world NAME]

Executes a journal again and compares every answer with the one that was given then.
FILE is what GET /v1/worlds/NAME/journal answered, or the file of \`tripact up --journal sqlite:FILE\`.

  --world NAME    only this world of a file that holds several

Ends with 0 when all answers are the same, and with 1 when one differs or the file is damaged.`

const MOST_SHOWN = 20

/** `tripact replay`: a bug report is a journal that anyone can execute again. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { world: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new UsageError('name one journal: tripact replay FILE, or tripact replay sqlite:FILE')
  return replayFile(name, values.world)
}

async function replayFile(name: string, world: string | undefined): Promise<number> {
  await loadFaults()
  const simulator = makeSimulator()
  let found = 0
  let isFine = true
  for await (const kept of readJournalFile(name)) {
    if (world !== undefined && kept.header.world !== world) continue
    found++
    const started = performance.now()
    const replay = await replayJournal(simulator, kept.header, kept.entries)
    simulator.end(kept.header.world)
    describe(kept.header.world, replay, performance.now() - started)
    isFine &&= replay.differences.length === 0 && replay.damage === undefined
  }
  if (found === 0) throw new UsageError(world === undefined ? `${name} holds no world` : `${name} holds no world "${world}"`)
  return isFine ? 0 : 1
}

function makeSimulator(): Simulator {
  const contract = loadContract()
  return new Simulator({
    contract,
    journal: new MemoryJournal(),
    operations,
    findFaults: (ids, honest) => findFaults(contract, ids, honest),
    furnish,
    machineTime: Date.now,
  })
}

function describe(world: string, { entries, compared, differences, damage }: Replay, ms: number): void {
  console.log(`world "${world}": ${entries} entries executed in ${(ms / 1000).toFixed(1)} s`)
  if (differences.length === 0) console.log(`  ${compared} answers compared, all as they were`)
  else console.log(`  ${differences.length} of ${compared} answers differ`)
  for (const { seq, operation, expected, actual, error } of differences.slice(0, MOST_SHOWN)) {
    console.log(`  seq ${seq}  ${operation}  expected ${expected}  actual ${actual}${error === undefined ? '' : ` (${error})`}`)
  }
  if (differences.length > MOST_SHOWN) console.log(`  … and ${differences.length - MOST_SHOWN} more`)
  if (compared < entries)
    console.log(`  ${entries - compared} entries came without a digest of their answer, as the last ones before a crash do`)
  if (damage !== undefined) console.log(`  the journal is damaged and was executed up to there: ${damage}`)
}
