import { pathToFileURL } from 'node:url'
import { startSimulator } from '../src/library/start-simulator.ts'
import { ROLES, type Role } from '../suites/kit/target.ts'
import { crosscheckFlows } from './crosscheck/crosscheck-flows.ts'
import { crosscheckRole, type RoleCrosscheck } from './crosscheck/crosscheck-role.ts'
import type { Violation } from './crosscheck/violations.ts'

/** `npm run crosscheck`: does Prism, which reads the documents on its own, see what we do not? */
async function crosscheck(roles: readonly Role[]): Promise<boolean> {
  const simulator = await startSimulator()
  let isClean = true
  try {
    for (const role of roles) {
      const found = await crosscheckRole(simulator, role)
      console.log(describe(found))
      isClean &&= found.unintended.length === 0 && !found.isIncomplete
    }
    const { walked, stopped } = await crosscheckFlows(simulator)
    console.log(
      `flows: ${walked} workflows through a strict Prism, ${stopped.length} stopped${stopped.map((name) => ` ✗ ${name}`).join('')}`,
    )
    isClean &&= stopped.length === 0 && walked > 0
  } finally {
    await simulator.close()
  }
  return isClean
}

function describe({ role, exchanges, unintended, intended, isIncomplete, disturbed }: RoleCrosscheck): string {
  const sum = `${exchanges} exchanges, ${unintended.length} violations, ${intended.length} more that are meant`
  return [
    `${role}: ${sum}`,
    ...(isIncomplete ? ['  Prism broke down on the way, so this is not all'] : []),
    ...group(unintended).map((line) => `  ✗ ${line}`),
    ...(disturbed.length > 0 ? [`  not to be judged through Prism: ${disturbed.join(', ')}`] : []),
  ].join('\n')
}

/** One line for each kind of violation, with the checks that came across it. */
function group(violations: Violation[]): string[] {
  const kinds = Map.groupBy(
    violations,
    ({ call, status, place, message }) => `${call.replace(/\d+/g, 'N')} → ${status}: ${place}: ${message}`,
  )
  return [...kinds].map(
    ([kind, some]) => `${some.length} × ${kind} (${[...new Set(some.flatMap(({ checks }) => checks))].slice(0, 6).join(', ')})`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !ROLES.some((role) => role === name))
  if (unknown !== undefined) {
    console.error(`There is no role "${unknown}"; the roles are ${ROLES.join(', ')}.`)
    process.exitCode = 2
  } else {
    const isClean = await crosscheck(wanted.length > 0 ? (wanted as Role[]) : ROLES)
    process.exitCode = isClean ? 0 : 1
  }
}
