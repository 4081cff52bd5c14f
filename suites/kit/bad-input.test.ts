import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { alterToken } from './alter.ts'
import { spoilJson } from './bad-json.ts'
import { ODD_NUMBERS, ODD_VALUES } from './bad-values.ts'
import { drawMutations, mutationsOf, shrinkMutations, toMembers, writeMembers } from './mutate.ts'
import { makeNames } from './run-names.ts'
import { weaknessesOf } from './token-quality.ts'

const BODIES = [{ code: 'abc' }, { userId: 1001 }, { userId: 7, brokerNames: ['a', 'b'], email: 'x@y.example' }]

describe('spoiled JSON', () => {
  it.each(BODIES)('is never JSON: %j', (body) => {
    const spoiled = spoilJson(JSON.stringify(body))

    expect(spoiled.length).toBeGreaterThan(60)
    for (const { body: text, name } of spoiled) expect(() => JSON.parse(String(text)), name).toThrow()
  })
})

describe('mutations', () => {
  it.each(BODIES)('are JSON all the same: %j', (body) => {
    const members = toMembers(body)

    for (const mutation of mutationsOf(members)) expect(() => JSON.parse(writeMembers(members, [mutation])), mutation.name).not.toThrow()
  })

  it('are drawn the same for the same seed', () => {
    const names = () => drawMutations(toMembers(BODIES[0]!), 20, makeNames('seed', 'run', 'check').random)

    expect(names().flatMap((set) => set.map(({ name }) => name))).toEqual(names().flatMap((set) => set.map(({ name }) => name)))
  })

  it('are shrunk to those that matter', async () => {
    const members = toMembers({ userId: 1 })
    const [guilty, ...others] = mutationsOf(members)

    const fewest = await shrinkMutations([others[3]!, guilty!, others[5]!], async (set) => set.includes(guilty!))

    expect(fewest).toEqual([guilty])
  })

  it('keep the digits of every number', () => {
    for (const source of [...ODD_NUMBERS, ...ODD_VALUES]) expect(writeMembers([['a', source]])).toBe(`{"a":${source}}`)
  })
})

describe('an altered token', () => {
  it.each(['base64', 'base64url', 'hex'] as const)('decodes to other bytes in %s', (encoding) => {
    for (let length = 16; length < 40; length++) {
      const token = randomBytes(length).toString(encoding)
      for (const share of [0, 0.3, 0.5, 0.8, 1]) {
        const altered = alterToken(token, share)
        expect(Buffer.from(altered, encoding).equals(Buffer.from(token, encoding)), `${token} → ${altered}`).toBe(false)
      }
    }
  })
})

describe('weak tokens', () => {
  it('are short or close to each other', () => {
    expect(weaknessesOf('token', ['token-000000000001', 'token-000000000002'])).toHaveLength(1)
    expect(weaknessesOf('token', ['abc', 'xyz'])).toHaveLength(2)
    expect(weaknessesOf('token', [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')])).toEqual([])
  })
})
