import { describe, expect, it } from 'vitest'
import { PASSWORD_HASH } from '../fixtures/managers.ts'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import { digest } from '../token-source.ts'
import type { World } from '../world.ts'
import { issueManagerToken } from './u10-issue-manager-token.ts'

const makeManaged = (dialect = {}) => makeWorld({ dialect })

const logIn = (world: World, hashedPassword = PASSWORD_HASH, login = 30_001) =>
  ask(world, issueManagerToken, { body: { login, hashedPassword } }).body!

describe('a manager who logs in', () => {
  it('gets a token that opens the other calls, and the same one again', () => {
    const world = makeManaged()
    const { webservToken, ...rest } = logIn(world)
    expect(webservToken).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(rest).toEqual({})
    expect(world.managers.get(digest(webservToken))).toMatchObject({ login: 30_001, canAuthenticateUsers: true })
    letPass(world, 1000)
    expect(logIn(world, PASSWORD_HASH.toUpperCase()).webservToken).toBe(webservToken)
  })

  it('gets another one when the first has ended, or at every log-in', () => {
    const limited = makeManaged({ 'auth.managerToken.ttlSeconds': 1800 })
    const first = logIn(limited)
    letPass(limited, 1000)
    expect(logIn(limited)).toEqual({ webservToken: first.webservToken, webservTokenLifeTime: 1799 })
    letPass(limited, 1_799_000)
    expect(logIn(limited).webservToken).not.toBe(first.webservToken)
    expect(limited.managers.has(digest(first.webservToken))).toBe(false)

    const rotating = makeManaged({ 'auth.managerToken.rotate': true })
    expect(logIn(rotating).webservToken).not.toBe(logIn(rotating).webservToken)
  })

  it('is refused alike with a wrong hash and a wrong login', () => {
    expect(refusedBy(() => logIn(makeManaged(), '4866d66915dabaa283a8e40e572860c6'))).toBe('U10-4')
    expect(refusedBy(() => logIn(makeManaged(), PASSWORD_HASH, 1))).toBe('U10-4')
    expect(refusedBy(() => logIn(makeManaged({ 'auth.managerToken.mode': 'static' })))).toBe('U10-6')
  })
})
