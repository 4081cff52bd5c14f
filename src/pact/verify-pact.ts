import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Pact from '@pact-foundation/pact'
import { UsageError } from '../cli/usage-error.ts'
import { adapterStates } from './adapter-states.ts'
import { crmStates } from './crm-states.ts'
import type { PactInteraction } from './pact-file.ts'
import type { PactRun } from './plan-pacts.ts'
import { platformStates } from './platform-states.ts'
import { call, findMissing, type Provider, type State, type Values } from './provider.ts'

const STATES: Record<string, State> = { ...platformStates, ...crmStates, ...adapterStates }

export interface PactVerdict {
  isKept: boolean
  verified: number
  /** Interactions that this target gives no way to prepare, with what is missing. */
  leftOut: string[]
}

/** Pact itself, which only those install who use it. What it would tell its makers about a run is nobody's business. */
export async function loadPact(): Promise<typeof Pact> {
  process.env['PACT_DO_NOT_TRACK'] ??= 'true'
  try {
    return await import('@pact-foundation/pact')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError('this command needs Pact: npm install --save-dev @pact-foundation/pact@17')
  }
}

/** Lets Pact's verifier play a consumer's side of a pact against a target. */
export async function verifyPact({ pact, baseUrl }: PactRun, provider: Provider, statesUrl?: string): Promise<PactVerdict> {
  const { Verifier } = await loadPact()
  const missing = new Map(pact.interactions.map((interaction) => [interaction, statesUrl ? [] : findObstacles(provider, interaction)]))
  const interactions = pact.interactions.filter((interaction) => missing.get(interaction)!.length === 0)
  const leftOut = [...missing]
    .filter(([, needs]) => needs.length > 0)
    .map(([{ description }, needs]) => `${description} (${needs.join(', ')})`)
  if (interactions.length === 0) return { isKept: true, verified: 0, leftOut }

  const folder = mkdtempSync(join(tmpdir(), 'tripact-pact-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions }))
  const stateHandlers = makeHandlers(provider, interactions, statesUrl)
  const verifier = new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: baseUrl,
    pactUrls: [file],
    stateHandlers,
    logLevel: 'error',
  })
  try {
    await verifier.verifyProvider()
    return { isKept: true, verified: interactions.length, leftOut }
  } catch {
    return { isKept: false, verified: interactions.length, leftOut } // Pact has printed what was wrong
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function findObstacles(provider: Provider, { providerStates = [] }: PactInteraction): string[] {
  return providerStates.flatMap(({ name, params = {} }) => {
    const state = STATES[name]
    if (!state) return [`"${name}" needs --states-url`]
    return findMissing(provider, state.needs?.(params) ?? []).map((need) => `no ${need}`)
  })
}

function makeHandlers(provider: Provider, interactions: PactInteraction[], statesUrl?: string) {
  const names = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const set = (name: string, parameters: Values): Promise<Record<string, unknown>> =>
    statesUrl ? call('POST', statesUrl, { state: name, params: parameters, action: 'setup' }) : STATES[name]!.set(provider, parameters)
  const handlers = [...names].map((name) => {
    const setup = async (parameters?: unknown) => ({ ...provider.known, ...(await set(name, (parameters ?? {}) as Values)) }) as Values
    return [name, { setup }] as const
  })
  return Object.fromEntries(handlers)
}
