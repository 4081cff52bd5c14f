import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { HASH, openAccount } from '../testing/open-account.ts'
import { checkPassword } from './t10-check-password.ts'

function check(hashedPassword: string, dialect = {}) {
  const world = makeWorld({ dialect })
  const { login } = openAccount(world)
  return ask(world, checkPassword, { path: { login }, body: { login, hashedPassword } })
}

it('takes the hash of the password, in whatever letter case', () => {
  expect(check(HASH)).toEqual({ status: 204 })
  expect(check(HASH.toUpperCase())).toEqual({ status: 204 })
})

it('refuses another hash, and capitals where they are not taken', () => {
  expect(refusedBy(() => check('4866d66915dabaa283a8e40e572860c6'))).toBe('T10-2')
  expect(refusedBy(() => check(HASH.toUpperCase(), { 'traders.hashCase': 'lower' }))).toBe('T10-6')
})

it('says yes as the platform at hand does', () => {
  expect(check(HASH, { 'traders.checkPasswordStatus': 200 })).toEqual({ status: 200 })
  expect(check(HASH, { 'traders.checkPasswordStatus': 200, 'traders.checkPasswordBody': 'object' })).toEqual({ status: 200, body: {} })
})
