import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSsoUser } from './operations/b1-create-sso-user.ts'
import { createUser } from './operations/b6-create-user.ts'
import { ask, makeWorld } from './testing/make-world.ts'

const name = fc.oneof(
  fc.constantFrom('mia', 'jon', 'Mia', ''),
  fc.integer({ min: 1, max: 20 }).map((id) => `uid${id}`),
  fc.string({ maxLength: 3 }),
)
const localPart = fc.oneof(
  fc.constantFrom('mia', 'jon', 'a+b'),
  fc.integer({ min: 1, max: 20 }).map((id) => `uid${id}`),
)
const wish = fc.record({ nickname: fc.option(name, { nil: undefined }), localPart, isSso: fc.boolean() })

it('keeps nicknames unique whatever is asked for, in whatever order, and nobody is turned away', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 15 }), (wishes) => {
      const world = makeWorld()
      const before = world.users.size

      for (const [index, { nickname, localPart, isSso }] of wishes.entries()) {
        const email = `${localPart}@${index}.example.com`
        const brokerCrmName = 'AcmeGroup'
        if (isSso) ask(world, createSsoUser, { body: { brokerCrmName, email, ...(nickname !== undefined && { nickname }) } })
        else ask(world, createUser, { body: { email } })
      }

      const nicknames = Array.from(world.users.values(), (user) => user.nickname)
      expect(nicknames).toHaveLength(before + wishes.length)
      expect(new Set(nicknames).size).toBe(nicknames.length)
      expect(nicknames).not.toContain('')
      for (const user of world.users.values()) if (/^uid\d+$/i.test(user.nickname)) expect(user.nickname).toBe(`uid${user.userId}`)
    }),
  )
})
