import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { UsageError } from '../cli/usage-error.ts'
import { type Dialect, defaultDialect } from '../contract/dialect.ts'
import { type Contract, loadContract } from '../contract/load-contract.ts'
import { AmqpBridge, type BridgeOptions } from './amqp-bridge.ts'
import { Courier } from './courier.ts'
import { DayWatch } from './day-watch.ts'
import { findFaults, loadFaults } from './find-faults.ts'
import { furnish } from './fixtures/furnish.ts'
import { buildControlServer } from './http/control-server.ts'
import { buildRoleServer } from './http/role-server.ts'
import type { Header, Journal } from './journal/journal.ts'
import { MemoryJournal } from './journal/memory-journal.ts'
import { operations } from './operations/registry.ts'
import { ReadLag } from './read-lag.ts'
import { ReportingSchemas } from './reporting/schemas.ts'
import { Simulator } from './simulator.ts'
import { deriveToken, newSeed } from './token-source.ts'
import type { CrmConnection, World } from './world.ts'
import { type Addresses, worldPrefix } from './world-object.ts'

export interface SimulatorOptions {
  host?: string
  platformPort?: number
  crmPort?: number
  adapterPort?: number
  controlPort?: number
  seed?: string
  fixture?: string
  dialect?: Dialect
  faults?: string[]
  clock?: string
  journal?: Journal
  crm?: Partial<Omit<CrmConnection, 'foreign'>>
  controlToken?: string
  contract?: Contract
  /** The text of the user's own reporting schema. */
  reportingProto?: string
  /** A message broker that gets the events of the world `default`, and of others whose dialect says so. */
  events?: BridgeOptions
}

export interface RunningSimulator {
  simulator: Simulator
  addresses: Addresses
  defaultWorld: World
  controlToken: string | null
  close(): Promise<void>
}

/** Starts the three roles and the control surface, with the world `default`. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<RunningSimulator> {
  const servers: FastifyInstance[] = []
  try {
    return await assemble(options, servers)
  } catch (error) {
    // What listens already would keep a process alive that cannot start.
    await Promise.all(servers.map((server) => server.close()))
    await options.journal?.close()
    throw error
  }
}

async function assemble(options: SimulatorOptions, servers: FastifyInstance[]): Promise<RunningSimulator> {
  const contract = options.contract ?? loadContract()
  const journal = options.journal ?? new MemoryJournal()
  const mayHoldFaults = !(journal instanceof MemoryJournal)
  if (mayHoldFaults || options.faults?.length) await loadFaults()
  const simulator = new Simulator({
    contract,
    journal,
    operations,
    findFaults: (ids, honest) => findFaults(contract, ids, honest),
    furnish,
    connectCrm: (header) => reachCrm(header, addresses),
    machineTime: Date.now,
  })
  const host = options.host ?? '127.0.0.1'
  const listen = async (server: FastifyInstance, port: number): Promise<string> => {
    servers.push(server)
    await server.listen({ host, port })
    return addressOf(server, host)
  }
  const addresses: Addresses = {
    platform: await listen(buildRoleServer(simulator, 'platform'), options.platformPort ?? 4010),
    crm: await listen(buildRoleServer(simulator, 'crm'), options.crmPort ?? 4020),
    adapter: await listen(buildRoleServer(simulator, 'adapter'), options.adapterPort ?? 4030),
    control: '',
  }
  const inherited = inheritOptions(options, contract, addresses)
  const courier = new Courier(simulator)
  const days = new DayWatch(simulator)
  const readLag = new ReadLag(simulator)
  const schemas = new ReportingSchemas(options.reportingProto)
  const control = buildControlServer({ simulator, addresses, inherited, courier, schemas }, options.controlToken)
  addresses.control = await listen(control, options.controlPort ?? 4000)
  const bridge = options.events && new AmqpBridge(schemas, options.events)
  if (bridge) simulator.onBegun((world) => isBridged(world) && bridge.add(world))
  await simulator.open()
  const defaultWorld = await simulator.findOrCreateWorld(inherited.originOf({ name: 'default' }))
  courier.resume()
  days.start()
  readLag.start()
  bridge?.start()
  return {
    simulator,
    addresses,
    defaultWorld,
    controlToken: options.controlToken ?? null,
    close: async () => {
      courier.close()
      days.close()
      // Those who follow events see an end, not a broken connection; a turn of the loop is enough for all that keep up.
      for (const world of simulator.worlds.values()) world.events.end()
      await nextTurn()
      await Promise.all(servers.map((server) => server.close()))
      await bridge?.close()
      await simulator.journal.close()
    },
  }
}

function isBridged({ name, dialect }: World): boolean {
  return name === 'default' || dialect['reporting.channel'] === 'amqp'
}

function addressOf(server: FastifyInstance, host: string): string {
  const { port } = server.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/** What a new world takes from the command line unless it says otherwise. */
export interface Inherited {
  originOf(wanted: {
    name: string
    seed?: string
    fixture?: string
    dialect?: Dialect
    faults?: string[]
    clock?: string
    crm?: Partial<CrmConnection>
  }): World['origin']
}

function inheritOptions(options: SimulatorOptions, contract: Contract, addresses: Addresses): Inherited {
  return {
    originOf: (wanted) => {
      const seed = wanted.seed ?? options.seed ?? newSeed()
      return {
        name: wanted.name,
        seed,
        fixture: wanted.fixture ?? options.fixture ?? 'small',
        dialect: wanted.dialect ?? options.dialect ?? defaultDialect(contract.dialect),
        faults: wanted.faults ?? options.faults ?? [],
        clock: readClock(wanted.clock ?? options.clock ?? 'real'),
        crm: connectCrm(wanted.name, seed, addresses, { ...options.crm, ...wanted.crm }),
      }
    },
  }
}

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/

/** `real`, `frozen` (now) or a time of the form 2026-01-31T12:00:00Z, at which the clock stands still. */
function readClock(text: string): World['origin']['clock'] {
  if (text === 'real') return { mode: 'real', value: 0 }
  if (text === 'frozen') return { mode: 'frozen', value: Date.now() }
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new UsageError(`the clock must be real, frozen or a time such as 2026-01-31T12:00:00Z, not "${text}"`)
  return { mode: 'frozen', value: time }
}

/** A world from the journal keeps its CRM; the simulated one is wherever this process listens. */
function reachCrm({ world, seed, crm }: Header, addresses: Addresses): CrmConnection {
  if (crm.foreign) return crm
  const { apiPassword, webhookAuthorization } = crm
  return { ...connectCrm(world, seed, addresses, { apiPassword, webhookAuthorization }), foreign: false }
}

function connectCrm(name: string, seed: string, addresses: Addresses, wanted: Partial<CrmConnection>): CrmConnection {
  const url = wanted.url ?? addresses.crm + worldPrefix(name)
  const base = url.replace(/\/$/, '')
  return {
    url,
    apiPassword: wanted.apiPassword ?? deriveToken(seed, 'crm-password', 0),
    webhookAuthorization:
      wanted.webhookAuthorization ?? `Basic ${Buffer.from(`tripact:${deriveToken(seed, 'webhook', 0)}`).toString('base64')}`,
    attributionWebhookUrl: wanted.attributionWebhookUrl ?? `${base}/attribution`,
    registrationWebhookUrl: wanted.registrationWebhookUrl ?? `${base}/registration`,
    foreign: wanted.url !== undefined,
  }
}
