import { describe, expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { Inconclusive, NotTested } from './outcome.ts'
import type { TimeSource } from './target.ts'
import { type Clock, DAY, MINUTE, makeTime } from './time.ts'

function timeOn(source: TimeSource) {
  const moves: number[] = []
  const clock: Clock = {
    source,
    moved: 0,
    async move(ms) {
      moves.push(ms)
      clock.moved += ms
    },
  }
  const exchanges: Exchange[] = []
  const time = makeTime({ clock, exchanges, signal: new AbortController().signal })
  return { time, clock, moves, exchanges }
}

const frozen: TimeSource = { kind: 'control', url: 'http://control' }
const hook: TimeSource = { kind: 'hook', url: 'http://hook' }
const nothing = async () => 'probed'

describe('on a frozen clock', () => {
  test('probes are exactly at the edges', async () => {
    const { time, moves, clock } = timeOn(frozen)
    const birth = await time.birth(nothing)
    const seen: number[] = []
    await time.before(birth, MINUTE, async () => seen.push(clock.moved))
    await time.after(birth, MINUTE, async () => seen.push(clock.moved))
    expect(seen).toEqual([59_999, 60_000])
    expect(moves).toEqual([59_999, 1])
  })

  test('a probe after the edge proves nothing about before it', async () => {
    const { time, clock } = timeOn(frozen)
    const birth = await time.birth(nothing)
    clock.moved += MINUTE
    await expect(time.before(birth, MINUTE, nothing)).rejects.toThrow(Inconclusive)
  })

  test('a month passes at once', async () => {
    const { time, clock } = timeOn(frozen)
    await time.after(await time.birth(nothing), 30 * DAY, nothing)
    expect(clock.moved).toBe(30 * DAY)
  })
})

describe('with a time hook', () => {
  test('acceptance is asked for two seconds before the edge at the latest, refusal from it on', async () => {
    const { time, clock } = timeOn(hook)
    const birth = await time.birth(nothing)
    await time.before(birth, MINUTE, nothing)
    expect(clock.moved).toBeGreaterThan(54_000)
    expect(clock.moved).toBeLessThanOrEqual(58_000)
    await time.after(birth, MINUTE, nothing)
    expect(clock.moved).toBeGreaterThanOrEqual(60_000)
  })

  test('a slow birth moves the latest possible moment', async () => {
    const { time, exchanges } = timeOn(hook)
    const birth = await time.birth(async () => {
      exchanges.push({ sentAt: performance.now() - 4_000, receivedAt: performance.now() } as Exchange)
    })
    const probe = async () => void exchanges.push({ sentAt: performance.now(), receivedAt: performance.now() + 5_000 } as Exchange)
    await expect(time.before(birth, MINUTE, probe)).rejects.toThrow('too near to the edge')
  })
})

describe('on a real clock', () => {
  test('what takes longer than the longest wait is not tested', async () => {
    const { time } = timeOn({ kind: 'real', maxWaitMs: 65_000 })
    const birth = await time.birth(nothing)
    await expect(time.after(birth, 7 * DAY, nothing)).rejects.toThrow(NotTested)
  })

  test('it really waits, with two seconds to spare', async () => {
    const { time } = timeOn({ kind: 'real', maxWaitMs: 3_000 })
    const birth = await time.birth(nothing)
    const start = performance.now()
    await time.after(birth, 50, nothing)
    expect(performance.now() - start).toBeGreaterThanOrEqual(2_049)
  })
})

test('without any clock nothing that takes time is tested', async () => {
  const { time } = timeOn({ kind: 'none' })
  await expect(time.pass(1)).rejects.toThrow(NotTested)
})
