import type { RequirementId } from '../../contract/generated/requirement-ids.ts'
import type { Role } from '../../contract/requirement.ts'

/** What HTTP itself gets wrong, before any operation can judge. */
export type EdgeDefect = 'not-json' | 'content-type' | 'wrong-method' | 'unknown-address' | 'repeated-parameter' | 'too-large' | 'invalid'

type PlayedRole = Exclude<Role, 'control'>

const ROWS: Record<EdgeDefect, Record<PlayedRole, RequirementId>> = {
  'not-json': { crm: 'HTTP-11', platform: 'HTTP-12', adapter: 'HTTP-13' },
  'content-type': { crm: 'HTTP-14', platform: 'HTTP-15', adapter: 'HTTP-16' },
  'wrong-method': { crm: 'HTTP-18', platform: 'HTTP-19', adapter: 'HTTP-20' },
  'unknown-address': { crm: 'HTTP-21', platform: 'HTTP-22', adapter: 'HTTP-23' },
  'repeated-parameter': { crm: 'HTTP-24', platform: 'HTTP-25', adapter: 'ERR-13' },
  'too-large': { crm: 'HTTP-27', platform: 'HTTP-28', adapter: 'HTTP-29' },
  invalid: { crm: 'ERR-1', platform: 'ERR-10', adapter: 'ERR-13' },
}

/** The requirement by which a role turns such a request down. */
export function edgeRequirement(defect: EdgeDefect, role: Role): RequirementId {
  return ROWS[defect][role as PlayedRole]
}
