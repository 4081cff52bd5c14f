import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadContract } from '../../suites/kit/contract.ts'
import { OPENAPI } from '../../suites/kit/load-checks.ts'
import { isSelected } from '../../suites/kit/premises.ts'
import { type Role, type SimulatorTarget, SUITES, type Suite, type Target } from '../../suites/kit/target.ts'
import { UsageError } from '../cli/usage-error.ts'
import { nearest } from '../contract/dialect.ts'
import { loadProfile } from './profile.ts'

/** The options by which `verify`, `plan` and `doctor` are told their target. */
export const TARGET_OPTIONS = {
  profile: { type: 'string' },
  control: { type: 'string' },
  world: { type: 'string' },
  'control-token': { type: 'string' },
  capture: { type: 'string' },
} as const

type Values = { [Name in keyof typeof TARGET_OPTIONS]?: string | undefined }

/** The suite is the one positional argument: that of a role, or the one of reporting. */
export function readSuite(positionals: string[]): Suite {
  const [name, more] = positionals
  const role = SUITES.find((known) => known === name)
  if (!role) {
    const near = name && nearest(name, SUITES)
    throw new UsageError(
      name
        ? `"${name}" is no role${near ? `: did you mean "${near}"?` : ''}; roles are ${SUITES.join(', ')}`
        : `which role? One of ${SUITES.join(', ')}`,
    )
  }
  if (more) throw new UsageError(`one role at a time; "${more}" is too much`)
  return role
}

/** The target of the options: a profile, a running simulator or, for reporting, a file of events. */
export function chooseTarget(suite: Suite, values: Values, isReadOnly: boolean): Target | SimulatorTarget {
  if (suite === 'reporting') return chooseReporting(values)
  if (values.capture !== undefined) throw new UsageError('--capture is for reporting: tripact verify reporting --capture FILE')
  const role: Role = suite
  if (values.profile && values.control) throw new UsageError('--profile and --control exclude each other')
  if (values.control) return chooseSimulator(role, values.control, values)
  if (values.world) throw new UsageError('--world needs --control')
  if (!values.profile) throw new UsageError('what is the target? --profile FILE, or --control URL of a running simulator')
  const { target, isStaging } = loadProfile(values.profile, role)
  if (!isStaging && !isReadOnly) {
    throw new UsageError(
      'the profile does not say "staging: true" (I own this target, it may be written to); without that only --read-only runs',
    )
  }
  return target
}

/** What a platform tells of its records: in a world of a simulator, or as somebody recorded it. */
function chooseReporting(values: Values): Target | SimulatorTarget {
  if (values.profile) throw new UsageError('reporting has no profile: --capture FILE, or --control URL of a running simulator')
  if (values.capture && values.control) throw new UsageError('--capture and --control exclude each other')
  if (values.control) return { ...chooseSimulator('platform', values.control, values), suite: 'reporting' }
  if (!values.capture) throw new UsageError('what is the target? --capture FILE of events, or --control URL of a running simulator')
  if (!statSync(values.capture, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`--capture: there is no file "${values.capture}"`)
  return {
    role: 'platform',
    suite: 'reporting',
    capture: resolve(values.capture),
    url: pathToFileURL(values.capture).href,
    credentials: {},
    given: {},
    hooks: {},
    time: { kind: 'none' },
    lagMs: 0,
    limits: { concurrency: 1, bursts: false },
    answerMs: 10_000,
    isSimulator: false,
  }
}

function chooseSimulator(role: Role, url: string, values: Values): SimulatorTarget {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError(`--control must be a URL such as http://127.0.0.1:4000, and "${url}" is none`)
  const token = values['control-token'] ?? process.env['TRIPACT_CONTROL_TOKEN']
  return { role, control: { url, ...(token && { token }), ...(values.world && { world: values.world }) } }
}

/** The ids and prefixes of `--only`; one that selects nothing is a mistake. */
export async function readSelection(role: Suite, only: string | undefined): Promise<string[] | undefined> {
  if (only === undefined) return undefined
  const wanted = only
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const ids = loadContract(OPENAPI)
    .requirements.filter(({ roles }) => roles.includes(role))
    .map(({ id }) => id)
  const useless = wanted.find((prefix) => !ids.some((id) => isSelected(id, [prefix])))
  if (useless || wanted.length === 0) throw new UsageError(`--only: no requirement of the role ${role} is called ${useless ?? only}`)
  return wanted
}
