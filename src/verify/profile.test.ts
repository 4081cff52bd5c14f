import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadProfile, readProfile } from './profile.ts'

const folder = mkdtempSync(join(tmpdir(), 'profile-'))
const crm = {
  role: 'crm',
  staging: true,
  target: { url: 'http://crm.example/base/' },
  credentials: { apiPassword: { env: 'TEST_CRM_PASSWORD' } },
  given: { userId: 1n, otherUserId: 2n, brokerName: 'Acme', partnerUserId: 3n, otherPartnerUserId: 4n },
}
const read = (change: object) => readProfile({ ...crm, ...change }, 'crm', folder)

beforeEach(() => {
  process.env['TEST_CRM_PASSWORD'] = 'from the environment'
})
afterEach(() => {
  delete process.env['TEST_CRM_PASSWORD']
})

describe('a profile', () => {
  test('gives the target, with defaults for what it leaves out', () => {
    const { target, isStaging } = read({})
    expect(isStaging).toBe(true)
    expect(target).toMatchObject({
      url: 'http://crm.example/base',
      credentials: { apiPassword: 'from the environment' },
      time: { kind: 'none' },
      lagMs: 0,
      limits: { concurrency: 4, bursts: true },
      answerMs: 10_000,
    })
  })

  test('takes a secret from a file beside it', () => {
    writeFileSync(join(folder, 'password'), 'from the file\n')
    expect(read({ credentials: { apiPassword: { file: 'password' } } }).target.credentials.apiPassword).toBe('from the file')
  })

  test('knows a time hook, a longest wait, a lag and a strict target', () => {
    expect(read({ time: { maxWaitMs: 65_000n } }).target.time).toEqual({ kind: 'real', maxWaitMs: 65_000 })
    expect(read({ time: { hook: { url: 'http://hook.example' } } }).target.time).toEqual({ kind: 'hook', url: 'http://hook.example' })
    expect(read({ consistency: { lagMs: 2_000n } }).target.lagMs).toBe(2_000)
    expect(read({ consistency: 'strict' }).target.lagMs).toBe(0)
  })

  test('keeps an id beyond 2^53 exact', () => {
    expect(read({ given: { ...crm.given, userId: 9007199254740993n } }).target.given['userId']).toBe(9007199254740993n)
  })

  test.each([
    [{ stagin: true }, 'profile: "stagin" is not known: did you mean "staging"?'],
    [{ target: { ulr: 'http://x' } }, 'profile: "target.ulr" is not known: did you mean "url"?'],
    [{ target: {} }, 'profile: "target.url" is missing'],
    [{ target: { url: 'ftp://x' } }, 'profile: "target.url" must be a URL that starts with http:// or https://'],
    [
      { credentials: { apiPassword: 'in the open' } },
      'profile: "credentials.apiPassword" must be { env: NAME } or { file: PATH }: secrets do not stand in a profile',
    ],
    [
      { credentials: { apiPassword: { env: 'NOT_SET_ANYWHERE' } } },
      'profile: "credentials.apiPassword" is to come from the environment variable NOT_SET_ANYWHERE, which is not set',
    ],
    [{ given: { ...crm.given, userId: '1' } }, 'profile: "given.userId" must be a whole number, 0 or more'],
    [{ role: 'platform' }, 'profile: it describes a target of the role platform, and crm was asked for'],
    [{ limits: { bursts: 'no' } }, 'profile: "limits.bursts" must be true or false'],
  ])('says in one sentence what is wrong (%#)', (change, message) => {
    expect(() => read(change)).toThrow(message)
  })

  test('must exist and be YAML', () => {
    writeFileSync(join(folder, 'broken.yaml'), 'role: [crm\n')
    expect(() => loadProfile(join(folder, 'absent.yaml'), 'crm')).toThrow('does not exist')
    expect(() => loadProfile(join(folder, 'broken.yaml'), 'crm')).toThrow('cannot be read')
  })
})
