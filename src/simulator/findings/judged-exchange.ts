import type { ContractOperation } from '../../contract/operation.ts'
import type { Requirement } from '../../contract/requirement.ts'
import type { RoleRules } from '../../contract/rules.ts'
import type { Exchange } from '../exchange-log.ts'

/** An exchange that can be judged: whoever recorded it, a simulator or a proxy. */
export type Judgeable = Omit<Exchange, 'n' | 'at' | 'ms'>

/** An exchange with everything by which it is judged. */
export interface Case {
  exchange: Judgeable
  operation: ContractOperation
  rules: RoleRules
  requirements: ReadonlyMap<string, Requirement>
  query: Record<string, string>
  requestHeaders: Record<string, string>
}
