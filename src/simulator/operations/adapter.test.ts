import { describe, expect, it } from 'vitest'
import { DAY } from '../../domain/timestamp.ts'
import { openAdapterToken } from '../adapter-token.ts'
import { ask, letPass, makeWorld, refusedBy, type WorldWishes } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { generateAdapterToken } from './c1-generate-adapter-token.ts'
import { revokeAdapterToken } from './c2-revoke-adapter-token.ts'
import { openAdapterSession } from './k22-open-adapter-session.ts'
import { readAdapterSession } from './k23-read-adapter-session.ts'

const make = (wishes: WorldWishes = {}) => makeWorld(wishes)
function issue(world: World, scope: { brokerNames?: string[]; uidTraderAccountIds?: number[]; userId?: number } = {}): string {
  const { userId, brokerName } = world.given
  const answer = ask(world, generateAdapterToken, { body: { userId, brokerNames: [brokerName], ...scope } })
  return (answer.body as { d: string }).d
}
const revoke = (world: World, bearer: string) => ask(world, revokeAdapterToken, { caller: { bearer } }).body
const accountsOf = (world: World, token: string) =>
  ask(world, openAdapterSession, { body: { token } }).body!.accounts.map(({ uidTraderAccountId }) => uidTraderAccountId)

describe('C1', () => {
  it('opens the accounts under the brokers, or those that are named among them', () => {
    const world = make()
    const { uidTraderAccountId, otherBrokerName } = world.given
    expect(accountsOf(world, issue(world))).toEqual([uidTraderAccountId])
    expect(accountsOf(world, issue(world, { brokerNames: [otherBrokerName] }))).toEqual([])
    expect(accountsOf(world, issue(world, { uidTraderAccountIds: [uidTraderAccountId] }))).toEqual([uidTraderAccountId])
    expect(accountsOf(world, issue(world, { uidTraderAccountIds: [999] }))).toEqual([])
    expect(refusedBy(() => issue(world, { userId: 99_999 }))).toBe('C1-17')
  })

  it('seals what it grants, differently each time and the same again in a replay', () => {
    const [one, other] = [make({ seed: 'a' }), make({ seed: 'a' })]
    const token = issue(one)
    expect(issue(other)).toBe(token)
    expect(issue(one)).not.toBe(token)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('userId')
    expect(openAdapterToken(token, 'another seed')).toBe('altered')
  })
})

describe('C2', () => {
  it('refuses every token that was changed anywhere, and revokes nothing', () => {
    const world = make()
    const token = issue(world)
    const bits = Buffer.from(token, 'base64url')
    for (let bit = 0; bit < bits.length * 8; bit++) {
      const altered = Buffer.from(bits)
      altered[bit >> 3]! ^= 1 << (bit & 7)
      expect(refusedBy(() => revoke(world, altered.toString('base64url')))).toBe('C2-4')
    }
    for (const altered of [`${token}A`, `${token}=`, ` ${token}`, token.slice(0, -1)]) {
      expect(refusedBy(() => revoke(world, altered))).toBe('C2-4')
    }
    expect(refusedBy(() => revoke(world, 'garbage'))).toBe('C2-3')
    expect(accountsOf(world, token)).toHaveLength(1)
  })

  it('revokes a token for the rest of its life, and ends its sessions', () => {
    const world = make()
    const [token, other] = [issue(world), issue(world)]
    const { sessionId } = ask(world, openAdapterSession, { body: { token } }).body!
    const kept = ask(world, openAdapterSession, { body: { token: other } }).body!
    expect(revoke(world, token)).toEqual({ s: 'ok' })
    expect(ask(world, readAdapterSession, { path: { name: '', sessionId } }).body).toMatchObject({ open: false })
    expect(ask(world, readAdapterSession, { path: { name: '', sessionId: kept.sessionId } }).body).toMatchObject({ open: true })
    letPass(world, 30 * DAY - 1)
    expect(refusedBy(() => accountsOf(world, token))).toBe('K22-3')
    expect(revoke(world, token)).toEqual({ s: 'ok' })
    letPass(world, 1)
    expect(refusedBy(() => accountsOf(world, token))).toBe('K22-4')
  })

  it('lets a token live for 30 days less a millisecond', () => {
    const world = make()
    const token = issue(world)
    letPass(world, 30 * DAY - 1)
    expect(accountsOf(world, token)).toHaveLength(1)
    letPass(world, 1)
    expect(refusedBy(() => accountsOf(world, token))).toBe('K22-4')
    expect(refusedBy(() => revoke(world, token))).toBe('C2-5')
  })
})
