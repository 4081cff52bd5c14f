import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse } from 'yaml'
import { ROLES, type Role, type Target, type TimeSource } from '../../suites/kit/target.ts'
import { UsageError } from '../cli/usage-error.ts'
import { shapeOf } from './profile-shape.ts'
import { readShape } from './read-shape.ts'

const LARGEST_BYTES = 1024 * 1024
const DEFAULT_CONCURRENCY = 4
const DEFAULT_ANSWER_MS = 10_000

export interface Profile {
  target: Target
  /** The owner's word that the target may be written to. */
  isStaging: boolean
}

interface Sections {
  staging?: boolean
  target: Record<string, string>
  credentials: Target['credentials']
  given: Target['given']
  hooks?: Target['hooks']
  time?: { maxWaitMs?: number; hook?: { url: string; authorization?: string } }
  consistency?: { lagMs?: number }
  limits?: { concurrency?: number; requestsPerSecond?: number; bursts?: boolean }
  timeouts?: { answerMs?: number }
  callbacks?: { listenPort: number; publicUrl: string }
}

/** Reads a target profile; whatever is wrong with it is said in one sentence. */
export function loadProfile(path: string, role: Role): Profile {
  return readProfile(parseProfile(path), role, dirname(path))
}

function parseProfile(path: string): unknown {
  try {
    if (statSync(path).size > LARGEST_BYTES) throw new UsageError(`profile: ${path} is larger than 1 MiB`)
    return parse(readFileSync(path, 'utf8'), { intAsBigInt: true, maxAliasCount: 20 })
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`profile: ${path} ${code === 'ENOENT' ? 'does not exist' : `cannot be read: ${message.split('\n')[0]}`}`)
  }
}

/** Turns a parsed profile into a target. */
export function readProfile(document: unknown, role: Role, folder: string): Profile {
  const named = (document as { role?: unknown } | null)?.role
  if (typeof named === 'string' && (ROLES as readonly string[]).includes(named) && named !== role) {
    throw new UsageError(`profile: it describes a target of the role ${named}, and ${role} was asked for`)
  }
  const withPlainConsistency = normaliseConsistency(document)
  const sections = readShape(withPlainConsistency, shapeOf(role), { path: '', folder }) as unknown as Sections
  if ((sections as unknown as { role: string }).role !== role) throw new UsageError(`profile: "role" must be one of ${ROLES.join(', ')}`)
  return { target: describeTarget(role, sections), isStaging: sections.staging ?? false }
}

/** `consistency: strict` is the short form of no lag. */
function normaliseConsistency(document: unknown): unknown {
  const isStrict = (document as { consistency?: unknown } | null)?.consistency === 'strict'
  return isStrict ? { ...(document as object), consistency: {} } : document
}

function describeTarget(role: Role, sections: Sections): Target {
  const { target, limits = {}, callbacks } = sections
  return {
    role,
    url: withoutSlash(target['url'] ?? target['hostUrl'] ?? ''),
    ...(target['attributionWebhookUrl'] && { attributionUrl: target['attributionWebhookUrl'] }),
    ...(target['registrationWebhookUrl'] && { registrationUrl: target['registrationWebhookUrl'] }),
    credentials: sections.credentials,
    given: sections.given,
    hooks: sections.hooks ?? {},
    time: readTime(sections.time),
    lagMs: sections.consistency?.lagMs ?? 0,
    limits: {
      concurrency: Math.max(1, limits.concurrency ?? DEFAULT_CONCURRENCY),
      ...(limits.requestsPerSecond && { requestsPerSecond: limits.requestsPerSecond }),
      bursts: limits.bursts ?? true,
    },
    answerMs: sections.timeouts?.answerMs ?? DEFAULT_ANSWER_MS,
    ...(callbacks && { callbacks: { ...callbacks, publicUrl: withoutSlash(callbacks.publicUrl) } }),
    isSimulator: false,
  }
}

function readTime(time: Sections['time']): TimeSource {
  if (time?.hook) return { kind: 'hook', ...time.hook }
  return time?.maxWaitMs ? { kind: 'real', maxWaitMs: time.maxWaitMs } : { kind: 'none' }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
