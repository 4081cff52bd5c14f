import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../cli/usage-error.ts'
import type { Values } from './provider.ts'

export interface PactInteraction {
  description: string
  providerStates?: { name: string; params?: Values }[]
}

export interface PactFile {
  consumer: { name: string }
  provider: { name: string }
  interactions: PactInteraction[]
}

/** Where the pacts of this package are, in a checkout and when published. */
export function pactPath(name: string): string {
  const candidates = [`../../pacts/${name}`, `../../../pacts/${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return candidates.find((path) => existsSync(path)) ?? candidates[0]!
}

/** Reads a pact; what is none is a wrong use. */
export function readPact(path: string): PactFile {
  try {
    const pact = JSON.parse(readFileSync(path, 'utf8')) as PactFile
    if (Array.isArray(pact.interactions) && pact.provider?.name && pact.consumer?.name) return pact
  } catch (error) {
    throw new UsageError(`the pact ${path} cannot be read: ${(error as Error).message}`)
  }
  throw new UsageError(`${path} is no pact: it needs consumer, provider and interactions`)
}
