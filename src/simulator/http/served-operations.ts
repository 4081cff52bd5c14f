import type { Dialect } from '../../contract/dialect.ts'
import type { ContractOperation } from '../../contract/operation.ts'

/** Operations beyond the documents, by the name under which a dialect asks for them. */
const FURTHER: Record<string, Dialect['traders.furtherOperations'][number]> = {
  listOpenPositions: 'openPositions',
  listClosedPositions: 'closedPositions',
  changeBonus: 'changeBonus',
  listTraderGroups: 'traderGroups',
}

/** Some operations are not in the documents or are reached in two ways; the dialect says whether this platform has them. */
export function isServed(operation: ContractOperation, dialect: Dialect): boolean {
  if (operation.open === 'U-10') return dialect['auth.managerToken.mode'] === 'issue'
  const further = FURTHER[operation.id]
  if (further) return dialect['traders.furtherOperations'].includes(further)
  if (operation.aliasOf !== undefined) return dialect['http.trailingSlash'] === 'both'
  return true
}
