/** A premise of the check was missing, so it proves nothing. */
export class Inconclusive extends Error {}

/** Nothing that was offered makes the thing reachable: no hook, no clock, no credential. */
export class NotTested extends Error {}

/** The target does not have what the requirement is about. */
export class NotApplicable extends Error {}

/** Another requirement is broken, and this one cannot be judged without it. */
export class Blocked extends Inconclusive {
  readonly by: string
  constructor(by: string, why: string) {
    super(`blocked by ${by}: ${why}`)
    this.by = by
  }
}

/** The target took the request and gave no answer. */
export class NoAnswer extends Error {}

/** Nobody listens at the target's address. */
export class Unreachable extends Error {}
