import { loadDialect, readDialect } from '../contract/dialect.ts'
import type { components } from '../contract/generated/control.ts'
import type { JsonObject } from '../contract/json.ts'
import { loadContract } from '../contract/load-contract.ts'
import { openJournal } from '../simulator/journal/open-journal.ts'
import { startSimulator as start } from '../simulator/start-simulator.ts'
import { describeWorld } from '../simulator/world-object.ts'
import { ControlClient, callControl, type WorldDescription } from './control-client.ts'

/** How to start; everything may be left out. Ports are free ones unless they are given. */
export interface StartOptions {
  host?: string
  platformPort?: number
  crmPort?: number
  adapterPort?: number
  controlPort?: number
  seed?: string
  fixture?: string
  /** A dialect file, or its content. */
  dialect?: string | JsonObject
  faults?: string[]
  /** `real`, `frozen`, or a time such as 2026-01-31T12:00:00Z. */
  clock?: string
  /** `memory`, `sqlite:FILE` or `postgres://…`. */
  journal?: string
  /** The CRM that the platform calls instead of the simulated one. */
  crm?: {
    url: string
    apiPassword?: string
    webhookAuthorization?: string
    attributionWebhookUrl?: string
    registrationWebhookUrl?: string
  }
  controlToken?: string
}

type NewWorld = components['schemas']['NewWorld']

/** A simulator that runs in this process. */
export interface StartedSimulator {
  controlUrl: string
  /** The world `default`. */
  world: WorldDescription
  control: ControlClient
  /** Makes an isolated world, for one test file or one test. */
  createWorld(wanted?: NewWorld): Promise<ControlClient>
  close(): Promise<void>
}

/** Starts all three roles and the control surface on free ports. */
export async function startSimulator(options: StartOptions = {}): Promise<StartedSimulator> {
  const contract = loadContract()
  const { dialect, journal, ...rest } = options
  const running = await start({
    platformPort: 0,
    crmPort: 0,
    adapterPort: 0,
    controlPort: 0,
    ...rest,
    contract,
    journal: await openJournal(journal ?? 'memory'),
    ...(typeof dialect === 'string' && { dialect: loadDialect(contract.dialect, dialect) }),
    ...(typeof dialect === 'object' && { dialect: readDialect(contract.dialect, dialect, 'dialect') }),
  })
  const controlUrl = running.addresses.control
  const world = describeWorld(running.defaultWorld, running.addresses) as WorldDescription
  return {
    controlUrl,
    world,
    control: new ControlClient(controlUrl, running.controlToken, world),
    createWorld: async (wanted = {}) => {
      const made = await callControl<WorldDescription>('POST', `${controlUrl}/v1/worlds`, running.controlToken, wanted)
      return new ControlClient(controlUrl, running.controlToken, made)
    },
    close: running.close,
  }
}
