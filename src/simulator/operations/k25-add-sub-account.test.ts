import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { openAccount } from '../testing/open-account.ts'
import { addSubAccount } from './k25-add-sub-account.ts'

it('makes one account a sub-account of another, and of no second one', () => {
  const world = makeWorld()
  const [main, sub, third] = [1, 2, 3].map(() => openAccount(world).login) as [number, number, number]
  const add = (login: number, subLogin: number) => ask(world, addSubAccount, { body: { login, subLogin } })
  expect(add(main, sub).body).toEqual({ login: main, subLogin: sub })
  expect(add(main, sub).status).toBe(200)
  expect(world.traders.get(sub)!.subAccountOf).toBe(main)

  expect(refusedBy(() => add(third, sub))).toBe('K25-3')
  expect(refusedBy(() => add(sub, third))).toBe('K25-3')
  expect(refusedBy(() => add(third, main))).toBe('K25-3')
  expect(refusedBy(() => add(third, third))).toBe('K25-3')
  expect(refusedBy(() => add(third, 1))).toBe('K25-2')
})
