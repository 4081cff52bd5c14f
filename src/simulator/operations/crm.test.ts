import { describe, expect, it } from 'vitest'
import type { Dialect } from '../../contract/dialect.ts'
import { DAY } from '../../domain/timestamp.ts'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { issueCrmApiToken } from './a1-issue-crm-api-token.ts'
import { authorizeOneTime } from './a2-authorize-one-time.ts'
import { authorizeAccessToken } from './a3-authorize-access-token.ts'
import { generateOneTimeToken } from './a4-generate-one-time-token.ts'
import { logOutOfCrm } from './a5-log-out-of-crm.ts'
import { attributeUser } from './a6-attribute-user.ts'
import { registerUser } from './a7-register-user.ts'
import { issueOneTimeToken } from './k21-issue-one-time-token.ts'

const press = (world: World, userId = world.given.userId, keepLoggedIn?: boolean) =>
  ask(world, issueOneTimeToken, { body: { userId, ...(keepLoggedIn !== undefined && { keepLoggedIn }) } }).body!.code
const exchange = (world: World, code: string) => ask(world, authorizeOneTime, { body: { code } }).body!
const world = (dialect: Partial<Dialect> = {}) => makeWorld({ dialect })

describe('A1', () => {
  it('gives another token each time, for the right password only', () => {
    const here = world()
    const body = { password: here.crm.apiPassword }
    const first = ask(here, issueCrmApiToken, { body }).body!.crmApiToken
    expect(ask(here, issueCrmApiToken, { body }).body!.crmApiToken).not.toBe(first)
    expect(refusedBy(() => ask(here, issueCrmApiToken, { body: { password: 'guess' } }))).toBe('A1-4')
  })
})

describe('A2', () => {
  it('tells whose a code is, once', () => {
    const here = world()
    const code = press(here)
    expect(exchange(here, code)).toEqual({ userId: here.given.userId })
    expect(refusedBy(() => exchange(here, code))).toBe('A2-3')
  })

  it('accepts a code until a minute has passed', () => {
    const here = world()
    const [early, late] = [press(here), press(here)]
    letPass(here, 59_999)
    expect(exchange(here, early).userId).toBe(here.given.userId)
    letPass(here, 1)
    expect(refusedBy(() => exchange(here, late))).toBe('A2-4')
  })

  it('tells a value that cannot be a code from one that nobody issued', () => {
    const here = world()
    expect(refusedBy(() => exchange(here, 'x'))).toBe('A2-14')
    expect(refusedBy(() => exchange(here, 'x'.repeat(43)))).toBe('A2-2')
  })

  it('gives an access token to those who chose to stay, now or by habit', () => {
    const here = world()
    const { userId, keepLoggedInUserId } = here.given
    expect(exchange(here, press(here, keepLoggedInUserId)).accessToken).toBeTypeOf('string')
    expect(exchange(here, press(here, keepLoggedInUserId, false)).accessToken).toBeUndefined()
    expect(exchange(here, press(here, userId, true)).accessToken).toBeTypeOf('string')
    expect(exchange(here, press(here, userId)).accessToken).toBeTypeOf('string')
  })

  it('turns users of a disabled broker away and leaves their code usable', () => {
    const here = world({ 'sso.disabledBrokers': ['Acme'] })
    const code = press(here)
    expect(refusedBy(() => exchange(here, code))).toBe('A2-15')
    here.dialect = { ...here.dialect, 'sso.disabledBrokersOn': 'platform' }
    expect(exchange(here, code).userId).toBe(here.given.userId)
  })

  it('may end older codes by newer ones', () => {
    const here = world({ 'sso.newOtReplacesOlder': true })
    const [older, newer] = [press(here), press(here)]
    expect(refusedBy(() => exchange(here, older))).toBe('A2-3')
    expect(exchange(here, newer).userId).toBe(here.given.userId)
  })
})

describe('A3', () => {
  it('tells whose an access token is, as often as it is asked', () => {
    const here = world()
    const { keepLoggedInUserId: userId } = here.given
    const { accessToken } = exchange(here, press(here, userId))
    const again = () => ask(here, authorizeAccessToken, { body: { accessToken: accessToken! } }).body
    expect([again(), again()]).toEqual([{ userId }, { userId }])
    expect(refusedBy(() => ask(here, authorizeAccessToken, { body: { accessToken: 'a'.repeat(43) } }))).toBe('A3-2')
  })

  it('lets access tokens expire where the dialect has it so', () => {
    const here = world({ 'sso.accessTokenDays': 30 })
    const { accessToken } = exchange(here, press(here, here.given.keepLoggedInUserId))
    const again = () => ask(here, authorizeAccessToken, { body: { accessToken: accessToken! } })
    letPass(here, 30 * DAY - 1)
    expect(again().status).toBe(200)
    letPass(here, 1)
    expect(refusedBy(again)).toBe('A3-9')
  })
})

describe('A4', () => {
  const generate = (here: World, userId: number, inappToken?: string) =>
    ask(here, generateOneTimeToken, { body: { userId }, query: inappToken === undefined ? {} : { inappToken } }).body!.token

  it('gives a code that A2 exchanges for the same user, and another one each time', () => {
    const here = world()
    const { userId } = here.given
    const token = generate(here, userId)
    expect(generate(here, userId)).not.toBe(token)
    expect(exchange(here, token)).toEqual({ userId })
    expect(refusedBy(() => generate(here, 99_999))).toBe('A4-3')
  })

  it('verifies the in-app token of those who were given one', () => {
    const here = world()
    const { inappTokenUserId: userId, otherInappTokenUserId: other } = here.given
    expect(generate(here, userId)).toBeTypeOf('string')
    const older = exchange(here, press(here, userId)).inappToken!
    const newer = exchange(here, press(here, userId)).inappToken!
    const foreign = exchange(here, press(here, other)).inappToken!
    expect([generate(here, userId, older), generate(here, userId, newer)]).toHaveLength(2)
    expect(refusedBy(() => generate(here, userId))).toBe('A4-6')
    expect(refusedBy(() => generate(here, userId, 'made up'))).toBe('A4-5')
    expect(refusedBy(() => generate(here, userId, foreign))).toBe('A4-7')
    expect(generate(here, here.given.userId, 'never given any')).toBeTypeOf('string')
  })
})

describe('A5', () => {
  it('forgets the access token, and knows whose it is', () => {
    const here = world()
    const { keepLoggedInUserId: userId } = here.given
    const accessToken = exchange(here, press(here, userId)).accessToken!
    const logOut = (query: { userId: number; accessToken: string }) => ask(here, logOutOfCrm, { query }).status
    expect(refusedBy(() => logOut({ userId: here.given.userId, accessToken }))).toBe('A5-6')
    expect(logOut({ userId, accessToken })).toBe(200)
    expect(refusedBy(() => ask(here, authorizeAccessToken, { body: { accessToken } }))).toBe('A5-8')
    expect(refusedBy(() => logOut({ userId, accessToken }))).toBe('A5-6')
    here.dialect = { ...here.dialect, 'crm.logoutWithWrongToken': 'accept' }
    expect(logOut({ userId, accessToken: 'anything' })).toBe(200)
  })
})

describe('A6', () => {
  const attribute = (here: World, invitedUserId: number, partnerUserId: number) =>
    ask(here, attributeUser, { body: { invitedUserId, partnerUserId, brokerName: 'Acme' } }).body!

  it('books the four ways in which an attribution can go', () => {
    const here = world()
    const first = attribute(here, 501, 601)
    expect(first).toEqual({ brokerPartnerId: first.brokerPartnerId, brokerResult: 'ATTRIBUTED_NEW' })
    expect(attribute(here, 502, 601)).toEqual({ brokerPartnerId: first.brokerPartnerId, brokerResult: 'ATTRIBUTED' })
    expect(attribute(here, 501, 602).brokerResult).toBe('REATTRIBUTED')
    here.dialect = { ...here.dialect, 'crm.attribution': 'pending' }
    expect(attribute(here, 503, 601)).toEqual({ brokerResult: 'PENDING_ATTRIBUTION' })
    here.dialect = { ...here.dialect, 'crm.attribution': 'silent' }
    expect(attribute(here, 503, 601)).toEqual({})
  })

  it('answers a callback that comes twice in the same way twice', () => {
    const here = world()
    expect(attribute(here, 501, 601)).toEqual(attribute(here, 501, 601))
  })
})

describe('A7', () => {
  it('takes note of a new user, as often as it is told', () => {
    const here = world()
    const body = { userId: 701, brokerName: 'Acme', email: 'lea@example.com', partnerUserId: 6 }
    expect([ask(here, registerUser, { body }), ask(here, registerUser, { body })]).toEqual([{ status: 200 }, { status: 200 }])
    expect(exchange(here, press(here, 701))).toEqual({ userId: 701 })
  })
})
