import type { AccessRights, AccountType, Position, TradeSide } from './records.ts'

/** What a deal is to do: the position that it is aimed at, if any, and how much of it closes and opens. */
export interface DealPlan {
  position: Position | undefined
  closes: number
  opens: number
}

/**
 * Plans a deal that names no position. A netted account holds one direction of a symbol, so a deal of the other side first takes
 * back what is open and opens with the rest; any other account opens a position beside those that it has.
 */
export function planDeal(accountType: AccountType, open: readonly Position[], tradeSide: TradeSide, volume: number): DealPlan {
  const held = accountType === 'NETTED' ? open[0] : undefined
  if (!held || held.tradeSide === tradeSide) return { position: held, closes: 0, opens: volume }
  const closes = Math.min(held.volume, volume)
  return { position: held, closes, opens: volume - closes }
}

/** Whether somebody with these rights may make a deal: nobody deals who may not trade or not even log in. */
export function mayDeal(accessRights: AccessRights, { opens }: DealPlan): boolean {
  if (accessRights === 'FULL_ACCESS') return true
  return accessRights === 'CLOSE_ONLY' && opens === 0
}
