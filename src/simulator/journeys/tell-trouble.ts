import type { RequirementId } from '../../contract/generated/requirement-ids.ts'
import { ActionRefused } from '../act.ts'
import type { ControlAnswer } from '../control/control-call.ts'
import { describeExchanges } from '../control/describe-exchange.ts'
import type { Exchange } from '../exchange-log.ts'
import { renderRefusal } from '../http/render-refusal.ts'
import { CrmTrouble, type TroubleKind } from '../outgoing/crm-trouble.ts'
import type { Simulator } from '../simulator.ts'

/** The journeys that tell of trouble with the CRM, each in rows of the same numbers. */
export type TroubledCall = 'K13' | 'K14' | 'K17' | 'K18'

const ROWS: Record<TroubleKind, 2 | 3 | 4 | 5 | 6> = { refused: 2, unreachable: 3, timeout: 4, failed: 5, invalid: 6 }

/** The answer to a journey that came to nothing, with what was said between the platform and the CRM. Our own bugs are thrown on. */
export function tellTrouble(simulator: Simulator, call: TroubledCall, error: unknown, exchanges: Exchange[]): ControlAnswer {
  const shown = describeExchanges(simulator, exchanges)
  if (error instanceof ActionRefused) return { ...error.answer, body: { ...(error.answer.body as object), exchanges: shown } }
  if (!(error instanceof CrmTrouble)) throw error
  const id = `${call}-${ROWS[error.kind]}` as RequirementId
  const requirement = simulator.rules.requirements.get(id)!
  const answer = renderRefusal({ requirement, reason: error.message, field: undefined }, 'control', simulator.defaultDialect)
  return { ...answer, body: { ...(answer.body as object), exchanges: shown } }
}
