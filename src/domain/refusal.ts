import type { RequirementId } from '../contract/generated/requirement-ids.ts'

/** What the specification turns down. The requirement's row in openapi/ says how that looks on the wire. */
export class Refusal extends Error {
  readonly requirement: RequirementId
  readonly field: string | undefined

  constructor(requirement: RequirementId, reason?: string, field?: string) {
    super(reason ?? '')
    this.name = 'Refusal'
    this.requirement = requirement
    this.field = field
  }
}

/** Refuses by a requirement; the reason and the field are for the person who reads the answer. */
export function refuse(requirement: RequirementId, reason?: string, field?: string): never {
  throw new Refusal(requirement, reason, field)
}
