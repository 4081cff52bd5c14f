export const ROLES = ['platform', 'crm', 'adapter'] as const
export type Role = (typeof ROLES)[number]
/** Each role has a suite; reporting is a suite of its own on what a platform tells. */
export const SUITES = [...ROLES, 'reporting'] as const
export type Suite = (typeof SUITES)[number]

export type CredentialName =
  | 'managerToken'
  | 'managerTokenWithoutAuthPermission'
  | 'crmApiPassword'
  | 'webhookAuthorization'
  | 'apiPassword'
  | 'bearer'

export type GivenValue = string | number | bigint | boolean | (string | number)[]

/** A URL at the target's owner that causes or shows what no documented call can. `{name}` in it is filled from the body. */
export interface Hook {
  url: string
  method?: 'GET' | 'POST'
  authorization?: string
}

/** How time passes at the target. `control` is a simulator's clock: it can be frozen, so edges are exact. */
export type TimeSource =
  | { kind: 'none' }
  | { kind: 'real'; maxWaitMs: number }
  | { kind: 'hook'; url: string; authorization?: string }
  | { kind: 'control'; url: string; authorization?: string }

/** What a suite is pointed at: plain data, so that it can be handed to another thread. */
export interface Target {
  role: Role
  /** When it is not the one of the role. */
  suite?: Suite
  url: string
  attributionUrl?: string
  registrationUrl?: string
  credentials: Partial<Record<CredentialName, string>>
  given: Record<string, GivenValue>
  hooks: Record<string, Hook>
  time: TimeSource
  /** How long a read may lag behind a write. */
  lagMs: number
  limits: { concurrency: number; requestsPerSecond?: number; bursts: boolean }
  answerMs: number
  callbacks?: { listenPort: number; publicUrl: string }
  /** A simulator: hostile framing, sizes and slow clients are welcome here. */
  isSimulator: boolean
  /** Its world on the control surface, when the target came from there. */
  world?: { url: string; authorization?: string }
  /** A file of events in place of anything that can be asked. */
  capture?: string
}

/** A running simulator to take the target from; without `world`, a fresh world is made and deleted afterwards. */
export interface SimulatorTarget {
  role: Role
  suite?: Suite
  control: { url: string; token?: string; world?: string; create?: Record<string, unknown> }
}

export function suiteOf({ role, suite }: { role: Role; suite?: Suite }): Suite {
  return suite ?? role
}

export function isSimulatorTarget(target: Target | SimulatorTarget): target is SimulatorTarget {
  return 'control' in target
}
