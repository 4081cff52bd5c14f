import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { defaultDialect, loadDialect } from '../contract/dialect.ts'
import { loadContract } from '../contract/load-contract.ts'
import { openJournal } from '../simulator/journal/open-journal.ts'
import { type RunningSimulator, type SimulatorOptions, startSimulator } from '../simulator/start-simulator.ts'
import { describeWorld } from '../simulator/world-object.ts'
import { printBanner } from './banner.ts'
import { readReportingOptions } from './reporting-options.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact up [options]      (from a checkout: npm start -- [options])

Starts the platform, the CRM, the adapter and the control surface.

  --host HOST                     address to listen on                      127.0.0.1
  --platform-port N               0 takes any free port                     4010
  --crm-port N                                                              4020
  --adapter-port N                                                          4030
  --control-port N                                                          4000
  --seed TEXT                     the same seed gives the same ids and tokens
  --fixture NAME|FILE             empty, small, large, million, or a file   small
  --dialect FILE                  answers to the points that the documents leave open
  --fault ID                      switch a deliberate defect on (repeatable; see \`tripact faults\`)
  --clock real|frozen|TIME        TIME such as 2026-01-31T12:00:00Z         real
  --journal memory|sqlite:FILE|postgres://…                                 memory
  --crm-url URL                   call this CRM instead of the simulated one
  --crm-password TEXT             its password for A1
  --crm-webhook-authorization TEXT, --attribution-webhook-url URL, --registration-webhook-url URL
  --events amqp://…               publish reporting events to a message broker, one message each
  --reporting-proto FILE          your own reporting schema in the place of ours
  --control-token TEXT            required when the host is not loopback
  --json                          one line of JSON on standard output once everything listens

The CRM options, the events and the control token are also read from TRIPACT_CRM_URL, TRIPACT_CRM_PASSWORD,
TRIPACT_CRM_WEBHOOK_AUTHORIZATION, TRIPACT_ATTRIBUTION_WEBHOOK_URL, TRIPACT_REGISTRATION_WEBHOOK_URL,
TRIPACT_EVENTS and TRIPACT_CONTROL_TOKEN, which keeps secrets out of the process list.`

const OPTIONS = {
  host: { type: 'string' },
  'platform-port': { type: 'string' },
  'crm-port': { type: 'string' },
  'adapter-port': { type: 'string' },
  'control-port': { type: 'string' },
  seed: { type: 'string' },
  fixture: { type: 'string' },
  dialect: { type: 'string' },
  fault: { type: 'string', multiple: true },
  clock: { type: 'string' },
  journal: { type: 'string' },
  'crm-url': { type: 'string' },
  'crm-password': { type: 'string' },
  'crm-webhook-authorization': { type: 'string' },
  'attribution-webhook-url': { type: 'string' },
  'registration-webhook-url': { type: 'string' },
  events: { type: 'string' },
  'reporting-proto': { type: 'string' },
  'control-token': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** `tripact up`: starts the simulator and runs until it is told to stop. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS, strict: true })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const options = await readOptions(values)
  const running = await start(options)
  if (values.json) {
    const world = describeWorld(running.defaultWorld, running.addresses)
    console.log(JSON.stringify({ ready: true, control: { url: running.addresses.control, token: running.controlToken }, world }))
  } else printBanner(running)
  await untilTold()
  await running.close()
  return 0
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

async function readOptions(values: Values): Promise<SimulatorOptions> {
  const contract = loadContract()
  const host = values.host ?? '127.0.0.1'
  const controlToken = values['control-token'] ?? process.env['TRIPACT_CONTROL_TOKEN']
  if (!isLoopback(host) && !controlToken) {
    throw new UsageError(
      `--host ${host} can be reached from other machines, so a control token is required: set TRIPACT_CONTROL_TOKEN or --control-token`,
    )
  }
  const dialect = values.dialect === undefined ? defaultDialect(contract.dialect) : loadDialect(contract.dialect, values.dialect)
  return {
    contract,
    host,
    platformPort: readPort(values['platform-port'], '--platform-port', 4010),
    crmPort: readPort(values['crm-port'], '--crm-port', 4020),
    adapterPort: readPort(values['adapter-port'], '--adapter-port', 4030),
    controlPort: readPort(values['control-port'], '--control-port', 4000),
    ...(values.seed !== undefined && { seed: values.seed }),
    ...(values.fixture !== undefined && { fixture: values.fixture }),
    ...readReportingOptions(values, dialect),
    ...(values.fault && { faults: values.fault }),
    ...(values.clock !== undefined && { clock: values.clock }),
    ...(controlToken !== undefined && { controlToken }),
    crm: readCrm(values),
    journal: await openJournal(values.journal ?? 'memory'),
  }
}

function readCrm(values: Values): NonNullable<SimulatorOptions['crm']> {
  const pick = (option: keyof Values, variable: string) => (values[option] as string | undefined) ?? process.env[variable]
  const found = {
    url: readUrl('--crm-url', pick('crm-url', 'TRIPACT_CRM_URL')),
    apiPassword: pick('crm-password', 'TRIPACT_CRM_PASSWORD'),
    webhookAuthorization: pick('crm-webhook-authorization', 'TRIPACT_CRM_WEBHOOK_AUTHORIZATION'),
    attributionWebhookUrl: readUrl('--attribution-webhook-url', pick('attribution-webhook-url', 'TRIPACT_ATTRIBUTION_WEBHOOK_URL')),
    registrationWebhookUrl: readUrl('--registration-webhook-url', pick('registration-webhook-url', 'TRIPACT_REGISTRATION_WEBHOOK_URL')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as NonNullable<SimulatorOptions['crm']>
}

function readUrl(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text
  throw new UsageError(`${option} must be an http or https URL, not "${text}"`)
}

function readPort(text: string | undefined, option: string, fallback: number): number {
  if (text === undefined) return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`${option} must be a port number from 0 to 65535, not "${text}"`)
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

async function start(options: SimulatorOptions): Promise<RunningSimulator> {
  try {
    return await startSimulator(options)
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { port?: number }
    if (code === 'EADDRINUSE')
      throw new UsageError(
        `port ${port} is taken: choose another with --platform-port, --crm-port, --adapter-port or --control-port (0 takes any free one)`,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new UsageError(`cannot listen on ${options.host}:${port} (${code})`)
    throw error
  }
}

function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
}
