import { describe, expect, it } from 'vitest'
import { Reservations } from './reservations.ts'

describe('reservations', () => {
  it('give a name to one holder at a time, in the order of asking', async () => {
    const reservations = new Reservations()
    const order: string[] = []
    const work = async (holder: string, names: string[]) => {
      await reservations.hold(holder, names)
      order.push(`${holder} begins`)
      await Promise.resolve()
      order.push(`${holder} ends`)
      reservations.release(holder)
    }

    await Promise.all([work('A', ['1']), work('B', ['1']), work('C', ['1'])])

    expect(order).toEqual(['A begins', 'A ends', 'B begins', 'B ends', 'C begins', 'C ends'])
  })

  it('never make two holders wait for each other', async () => {
    const reservations = new Reservations()
    const work = async (holder: string, names: string[]) => {
      await reservations.hold(holder, names)
      reservations.release(holder)
    }

    await Promise.all([work('A', ['1', '2']), work('B', ['2', '1']), work('C', ['2']), work('D', ['1'])])
  })

  it('let go before the end, and mind no second release', async () => {
    const reservations = new Reservations()
    await reservations.hold('A', ['1'])

    reservations.release('A')
    reservations.release('A')

    await reservations.hold('B', ['1'])
  })
})
