import { expect, it } from 'vitest'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import { HASH, openAccount } from '../testing/open-account.ts'
import { changePassword } from './t9-change-password.ts'
import { checkPassword } from './t10-check-password.ts'

const NEW_HASH = '4866d66915dabaa283a8e40e572860c6'

it('ends the old password and begins the new one', () => {
  const world = makeWorld()
  const { login } = openAccount(world)
  letPass(world, 1000)
  const check = (hashedPassword: string) => ask(world, checkPassword, { path: { login }, body: { login, hashedPassword } })
  expect(ask(world, changePassword, { path: { login }, body: { login, hashedPassword: NEW_HASH } }).status).toBe(204)

  expect(check(NEW_HASH).status).toBe(204)
  expect(refusedBy(() => check(HASH))).toBe('T10-2')
  expect(world.traders.get(login)!.lastUpdateTimestamp).toBe(world.now)
  expect(world.events.after(world.events.next - 2, 1)).toMatchObject([{ message: 'TraderEvent', type: 'UPDATE' }])
})

it('is refused for another login, an unknown login, and capitals where they are not taken', () => {
  const world = makeWorld({ dialect: { 'traders.hashCase': 'lower' } })
  const { login } = openAccount(world)
  const change = (path: number, body: number, hashedPassword: string) =>
    refusedBy(() => ask(world, changePassword, { path: { login: path }, body: { login: body, hashedPassword } }))
  expect(change(login, login + 1, NEW_HASH)).toBe('T9-6')
  expect(change(1, 1, NEW_HASH)).toBe('T9-4')
  expect(change(login, login, NEW_HASH.toUpperCase())).toBe('T9-5')
})
