import type { StartedSimulator } from '../../src/library/start-simulator.ts'
import { loadChecks } from '../../suites/kit/load-checks.ts'
import { runSuite } from '../../suites/kit/run-suite.ts'
import { takeSimulator } from '../../suites/kit/simulator-target.ts'
import type { Role } from '../../suites/kit/target.ts'
import { isIntended } from './intended.ts'
import { startPrism } from './prism.ts'
import { listViolations, type Violation } from './violations.ts'

export interface RoleCrosscheck {
  role: Role
  exchanges: number
  unintended: Violation[]
  intended: Violation[]
  /** Prism did not live to see the end, so it has not seen everything. */
  isIncomplete: boolean
  /** Checks that need a server whose requests nobody rewrites; Prism stands in their way. */
  disturbed: string[]
}

export interface CrosscheckOptions {
  faults?: string[]
  /** Requirement ids and prefixes; left out, every check that sends what a JSON client can send. */
  only?: string[]
}

/** Runs the suite of a role against a simulated world, with Prism between the two. */
export async function crosscheckRole(
  simulator: StartedSimulator,
  role: Role,
  { faults = [], only }: CrosscheckOptions = {},
): Promise<RoleCrosscheck> {
  const { world } = await simulator.createWorld({ faults })
  const { target } = await takeSimulator({ role, control: { url: simulator.controlUrl, world: world.name } })
  const prism = await startPrism(role, target.url)
  const through = (url: string) => url.replace(target.url, prism.url)
  const { attributionUrl, registrationUrl } = target
  const callbacks =
    attributionUrl && registrationUrl ? { attributionUrl: through(attributionUrl), registrationUrl: through(registrationUrl) } : {}
  try {
    const result = await runSuite({
      target: { ...target, url: prism.url, ...callbacks },
      only: only ?? (await listWellFormed(role)),
      seed: 'crosscheck',
    })
    const violations = listViolations(result)
    return {
      role,
      exchanges: result.exchanges.length,
      unintended: violations.filter((violation) => !isIntended(violation)),
      intended: violations.filter(isIntended),
      isIncomplete: !prism.isRunning(),
      disturbed: result.checks.filter(({ verdict }) => ['fail', 'error', 'inconclusive'].includes(verdict)).map(({ id }) => id),
    }
  } finally {
    prism.stop()
  }
}

/** Broken framing and hostile bytes are for the server; Prism would only judge what its own parser makes of them. */
async function listWellFormed(role: Role): Promise<string[]> {
  return (await loadChecks(role)).filter(({ lane }) => lane !== 'robustness').map(({ id }) => id)
}
