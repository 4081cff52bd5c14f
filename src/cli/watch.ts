import { parseArgs } from 'node:util'
import { describeExchange, describeFinding } from '../proxy/live-line.ts'
import { pathOf } from '../simulator/findings/find-operation.ts'
import type { Finding } from '../simulator/findings/finding.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact watch [options]

Prints every HTTP exchange of a world as it ends, a line each: what the platform asked of a CRM, what a back end asked of the
platform. Below it stands what was wrong, and which requirement that breaks.

  --control URL          the simulator's control surface               http://127.0.0.1:4000
  --world NAME                                                         default
  --after N              begin with those after number N: 0 shows everything that is kept
  --verbose              remarks too, such as the requirement by which a call was refused
  --control-token TEXT   or TRIPACT_CONTROL_TOKEN

Ends when the simulator does, or with Ctrl-C. Exit codes: 0 fine, 2 wrong usage or no such world, 3 nothing answers there.`

const OPTIONS = {
  control: { type: 'string' },
  world: { type: 'string' },
  after: { type: 'string' },
  verbose: { type: 'boolean' },
  'control-token': { type: 'string' },
  help: { type: 'boolean' },
} as const

interface WatchedExchange {
  n: number
  at: number
  ms: number
  from: string
  to: string
  ref?: string
  request: { method: string; url: string }
  response?: { status: number }
  error?: string
  findings: Finding[]
}

/** `tripact watch`: shows the exchanges of a world while they happen. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (values.after !== undefined && !/^\d{1,15}$/.test(values.after))
    throw new UsageError(`--after must be the number of an exchange, not "${values.after}"`)
  const control = (values.control ?? 'http://127.0.0.1:4000').replace(/\/$/, '')
  if (!URL.canParse(control)) throw new UsageError(`--control must be a URL, not "${control}"`)
  const stream = `${control}/v1/worlds/${encodeURIComponent(values.world ?? 'default')}/exchanges/stream`
  const token = values['control-token'] ?? process.env['TRIPACT_CONTROL_TOKEN']
  const answer = await open(values.after === undefined ? stream : `${stream}?after=${values.after}`, token)
  if (answer === undefined) {
    console.error(`tripact watch: nothing answers at ${control}; \`tripact up\` starts a simulator`)
    return 3
  }
  if (!answer.ok || !answer.body) throw new UsageError(`${stream} answers ${answer.status}: ${await answer.text()}`)
  console.error(`Watching world "${values.world ?? 'default'}" at ${control}. Ctrl-C ends it.`)
  await show(answer.body, values.verbose ?? false)
  return 0
}

async function open(url: string, token: string | undefined): Promise<Response | undefined> {
  try {
    return await fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
  } catch {
    return undefined
  }
}

/** Shows what comes until the simulator ends, politely or not. */
async function show(body: ReadableStream<Uint8Array>, isVerbose: boolean): Promise<void> {
  let rest = ''
  try {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('data: ')) console.log(describe(JSON.parse(line.slice(6)) as WatchedExchange, isVerbose))
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

function describe(exchange: WatchedExchange, isVerbose: boolean): string {
  const path = `${pathOf(exchange.request.url)}  ${exchange.from} → ${exchange.to}`
  const shown = exchange.findings.filter(({ severity }) => isVerbose || severity !== 'info')
  return [describeExchange({ ...exchange, path }), ...shown.map(describeFinding)].join('\n')
}
