import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROLES, type Role } from '../../suites/kit/target.ts'
import { loadContract } from '../contract/load-contract.ts'
import { deriveRules } from '../contract/rules.ts'
import { conclude } from '../proxy/conclude.ts'
import type { Judged } from '../proxy/judge-traffic.ts'
import { describeLive } from '../proxy/live-line.ts'
import { Monitor, type MonitorOptions } from '../proxy/monitor.ts'
import { readHar } from '../proxy/read-har.ts'
import { startProxy } from '../proxy/start-proxy.ts'
import { EXIT } from '../verify/exit-code.ts'
import { toOneLine } from '../verify/plain-text.ts'
import { describeRun } from '../verify/print-summary.ts'
import { prepareFolder, writeReports } from '../verify/write-reports.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact proxy <platform|crm|adapter> --upstream URL [options]
       tripact proxy <platform|crm|adapter> --har FILE [options]

Stands between a real client and a real server of this role. It passes everything on unchanged, checks both sides
against the contract, and watches the rules that span calls. Ctrl-C ends it and writes the report.

  --upstream URL            the server
  --har FILE                judge recorded traffic instead; with --upstream, only the calls to that address
  --port N                  where the proxy listens                  any free port
  --host HOST               and on which address                     127.0.0.1
  --out DIR                 where the reports go                     reports/proxy-<role>
  --judge caller|server     whose mistakes count for the exit code   both
  --strict                  a warning counts as a failure
  --attribution-path PATH   where this CRM takes attribution callbacks   /attribution
  --registration-path PATH  where this CRM takes new-user callbacks      /registration
  --verbose                 show also what is only good to know
  --json                    a line when it listens, and the summary as a line, on standard output

Exit codes: 0 nothing broken · 1 somebody broke the contract · 2 wrong usage · 4 nothing passed · 5 our own error`

const OPTIONS = {
  upstream: { type: 'string' },
  har: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  out: { type: 'string' },
  judge: { type: 'string' },
  strict: { type: 'boolean' },
  'attribution-path': { type: 'string' },
  'registration-path': { type: 'string' },
  verbose: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** `tripact proxy`: judges what passes between a client and a server, or what a recording holds. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: true })
  if (values.help) return print(HELP)
  const role = readRole(positionals)
  const judged = readJudged(values.judge)
  const out = values.out ?? `reports/proxy-${role}`
  if (!values.upstream && !values.har) throw new UsageError('say between which: --upstream URL, or --har FILE for recorded traffic')
  if (values.upstream && !/^https?:$/.test(URL.parse(values.upstream)?.protocol ?? ''))
    throw new UsageError('--upstream must be an http or https URL')
  prepareFolder(resolve(out))

  const startedAt = new Date().toISOString()
  const options = { role, rules: deriveRules(loadContract()), addresses: readAddresses(values) }
  const { monitor, failures } = values.har ? judgeRecording(options, values.har, values) : await judgeLive(options, values)
  const result = conclude({ monitor, upstream: values.upstream ?? values.har ?? '', startedAt, judged })
  const unsaved = writeReports(resolve(out), result)

  const { counts } = result.summary
  const isBroken = counts.fail > 0 || (values.strict === true && counts.warn > 0)
  const passed = monitor.log.next - 1
  const exitCode = isBroken ? EXIT.broken : failures + unsaved.length > 0 ? EXIT.ourError : passed === 0 ? EXIT.untested : EXIT.fine
  console.error(describeRun(result, out))
  for (const problem of unsaved) console.error(`tripact proxy: ${problem}`)
  if (values.json) print(JSON.stringify({ role, exchanges: passed, ...result.summary, exitCode, report: resolve(out) }))
  return exitCode
}

interface Judgement {
  monitor: Monitor
  failures: number
}

async function judgeLive(options: MonitorOptions, values: Values): Promise<Judgement> {
  let failures = 0
  const { host, port, upstream = '' } = values
  const proxy = await startProxy({
    ...options,
    upstream,
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port: readPort(port) }),
    onObserved: (observed) => console.error(describeLive(observed, values.verbose ?? false)),
    onFailure: (error) => {
      failures++
      console.error('tripact proxy: an exchange passed, but could not be judged. This is our own error, please report it.', error)
    },
  })
  console.error(`Point your client to ${proxy.url} instead of ${toOneLine(upstream)}. Ctrl-C ends the proxy and writes the report.\n`)
  if (values.json) print(JSON.stringify({ ready: true, url: proxy.url }))
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await proxy.close()
  return { monitor: proxy.monitor, failures }
}

/** A browser records everything it asks for; what is no call of this role is left out, unless the address says that it is one. */
function judgeRecording(options: MonitorOptions, file: string, { upstream, verbose = false }: Values): Judgement {
  const monitor = new Monitor(options)
  const calls = readHar(file)
  const chosen = calls.filter((call) => (upstream === undefined ? monitor.knows(call) : call.request.url.startsWith(upstream)))
  for (const call of chosen) console.error(describeLive(monitor.observe(call), verbose))
  if (chosen.length < calls.length) console.error(`${calls.length - chosen.length} of ${calls.length} recorded calls are not to this role.`)
  return { monitor, failures: 0 }
}

function readRole([role]: string[]): Role {
  const found = ROLES.find((name) => name === role)
  if (!found) throw new UsageError('say which role the server plays: platform, crm or adapter')
  return found
}

function readJudged(text: string | undefined): Judged {
  if (text === undefined) return 'both'
  if (text === 'caller' || text === 'server') return text
  throw new UsageError('--judge takes caller or server')
}

function readAddresses(values: Values): Record<string, string> {
  const paths = { attributeUser: values['attribution-path'], registerUser: values['registration-path'] }
  return Object.fromEntries(Object.entries(paths).flatMap(([operation, path]) => (path === undefined ? [] : [[path, operation]])))
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError('--port takes a number from 0 to 65535')
  return port
}

function print(text: string): number {
  console.log(text)
  return EXIT.fine
}
