import type { Suite } from './target.ts'

/** `normal` checks run side by side, `race` and `exclusive` ones alone, then `robustness` side by side; `time` as the clock allows. */
export const LANES = ['normal', 'robustness', 'race', 'exclusive', 'time'] as const
export type Lane = (typeof LANES)[number]

/** What a check cannot do without; anything missing is told before the check starts. */
export type Need = 'clock' | 'simulator' | 'receiver' | 'live' | `given.${string}` | `hooks.${string}` | `credentials.${string}`

export type UserName = 'userId' | 'otherUserId' | 'keepLoggedInUserId' | 'inappTokenUserId' | 'otherInappTokenUserId'

export interface CheckOptions {
  lane?: Lane
  needs?: Need[]
  /** False for a check that only reads. */
  writes?: boolean
  /** Requirements whose failure explains a failure here. */
  blockedBy?: string[]
  /** Users, by their `given` names, whom no other check may touch meanwhile: a new token may end an older one. */
  users?: UserName[]
  /** True when it may hold its users while it waits; such checks begin after those that let go at once. */
  keepsUsers?: boolean
  /** What the check leaves at the target, for `tripact plan`. */
  leaves?: string
  /** What it removes again. */
  undoes?: string
  /** How much time it lets pass, for `tripact plan`. */
  waitsMs?: number
}

export interface CheckDefinition
  extends Required<Omit<CheckOptions, 'leaves' | 'undoes' | 'waitsMs'>>,
    Pick<CheckOptions, 'leaves' | 'undoes' | 'waitsMs'> {
  id: string
  title: string
  role: Suite
  run(context: never): Promise<void>
}

export type CheckFunction<Context> = {
  (id: string, title: string, run: (context: Context) => Promise<void>): void
  (id: string, title: string, options: CheckOptions, run: (context: Context) => Promise<void>): void
}

/** What the check files declared; filled while they are loaded, and never again. */
const declared = new Map<Suite, Map<string, CheckDefinition>>()

export function checksOf(role: Suite): CheckDefinition[] {
  return [...(declared.get(role)?.values() ?? [])]
}

/** Makes the `check` of a role. */
export function makeCheck<Context>(role: Suite): CheckFunction<Context> {
  const own = declared.get(role) ?? new Map<string, CheckDefinition>()
  declared.set(role, own)
  return (id: string, title: string, ...rest: unknown[]) => {
    if (own.has(id)) throw new Error(`${id} is declared twice for the role ${role}: one requirement, one check`)
    const run = rest.at(-1) as (context: never) => Promise<void>
    const options = (rest.length > 1 ? rest[0] : {}) as CheckOptions
    own.set(id, { lane: 'normal', needs: [], writes: true, blockedBy: [], users: [], keepsUsers: false, ...options, id, title, role, run })
  }
}
