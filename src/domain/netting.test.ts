import { describe, expect, it } from 'vitest'
import { mayDeal, planDeal } from './netting.ts'
import type { Position } from './records.ts'

const held = { positionId: 31, tradeSide: 'BUY', volume: 100 } as Position

describe('a hedged account', () => {
  it('holds both directions of a symbol at once', () => {
    expect(planDeal('HEDGED', [held], 'SELL', 100)).toEqual({ position: undefined, closes: 0, opens: 100 })
  })
})

describe('a netted account', () => {
  it('adds to its position by deals of the same side', () => {
    expect(planDeal('NETTED', [held], 'BUY', 50)).toEqual({ position: held, closes: 0, opens: 50 })
  })

  it('takes back by deals of the other side', () => {
    expect(planDeal('NETTED', [held], 'SELL', 40)).toEqual({ position: held, closes: 40, opens: 0 })
    expect(planDeal('NETTED', [held], 'SELL', 100)).toEqual({ position: held, closes: 100, opens: 0 })
  })

  it('turns to the other direction with what is more than it holds', () => {
    expect(planDeal('NETTED', [held], 'SELL', 130)).toEqual({ position: held, closes: 100, opens: 30 })
  })
})

describe('rights', () => {
  const opening = { position: undefined, closes: 0, opens: 100 }
  const closing = { position: held, closes: 100, opens: 0 }
  const reversing = { position: held, closes: 100, opens: 30 }

  it('of FULL_ACCESS forbid nothing', () => expect(mayDeal('FULL_ACCESS', opening)).toBe(true))
  it('of CLOSE_ONLY forbid what opens', () => {
    expect([opening, closing, reversing].map((plan) => mayDeal('CLOSE_ONLY', plan))).toEqual([false, true, false])
  })
  it('of NO_TRADING and NO_LOGIN forbid every deal', () => {
    expect([mayDeal('NO_TRADING', closing), mayDeal('NO_LOGIN', closing)]).toEqual([false, false])
  })
})
