import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPrism } from '../../src/cli/mock.ts'
import { contractDirectory } from '../../src/contract/load-contract.ts'
import { findFreePort } from '../testing/find-free-port.ts'

const LONGEST_START = 30_000

export interface PrismProxy {
  url: string
  /** Prism has not ended by itself. */
  isRunning(): boolean
  stop(): void
}

/**
 * Starts Prism between a client and a server. With `isStrict` (`--errors`) it answers in the server's place where it sees
 * a violation; otherwise it tells what it sees in the header sl-violations, and a suite can go on.
 */
export function startPrism(role: string, upstream: string, isStrict = false): Promise<PrismProxy> {
  return start('proxy', role, [upstream, ...(isStrict ? ['--errors'] : [])])
}

/** Starts Prism's static mock of a role's document. */
export function startPrismMock(role: string): Promise<PrismProxy> {
  return start('mock', role, [])
}

async function start(command: 'proxy' | 'mock', role: string, more: string[]): Promise<PrismProxy> {
  const program = findPrism()
  if (!program) throw new Error('the cross-check needs Prism: npm install')
  const document = join(contractDirectory(), `${role}.yaml`)
  const port = await findFreePort()
  // Its log breaks down over some requests, so it keeps none.
  const options = ['--port', String(port), '--cors', 'false', '--verboseLevel', 'silent']
  const child = spawn(process.execPath, [program, command, document, ...more, ...options], { stdio: 'ignore' })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const started = Date.now()
  while (!(await listens(port))) {
    if (!isRunning() || Date.now() - started > LONGEST_START) throw new Error(`Prism did not start with ${document}`)
    await setTimeout(50)
  }
  return { url: `http://127.0.0.1:${port}`, isRunning, stop: () => void child.kill() }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'close').then(() => false)]).catch(() => false)
  socket.destroy()
  return isOpen
}
