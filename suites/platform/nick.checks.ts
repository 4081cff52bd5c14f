import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { at, grantName, infersLocalPart, LENGTHS, makeName } from './nicknames.ts'
import { isInteger, makePerson, registerPerson } from './people.ts'
import { nicknameOf } from './sessions.ts'

const SEEN = { needs: ['hooks.session'] as const, blockedBy: ['B1-1'] }

check('NICK-1', 'a requested nickname that is free becomes the nickname', { ...SEEN, needs: [...SEEN.needs] }, async (context) => {
  const wishes = LENGTHS.map((length) => makeName(context, length))

  const names: string[] = []
  for (const nickname of wishes) names.push(await nicknameOf(context, await makePerson(context, { nickname })))

  const granted = wishes.filter((wish, index) => names[index] === wish)
  assert.ok(granted.length > 0, `one of ${wishes.join(', ')} becomes the nickname; they became ${names.join(', ')}`)
})

check('NICK-2', 'a nickname that is taken gives way to uid and the userId', { ...SEEN, needs: [...SEEN.needs] }, async (context) => {
  const { platform, given, run } = context
  const { nickname } = await grantName(context)

  const answer = await platform.createSsoUser({ body: { brokerCrmName: given.brokerCrmName, email: run.email(), nickname } })

  assert.ok(answer.status < 300 && isInteger(answer.body.userId), 'the user is created all the same')
  assert.equal(await nicknameOf(context, answer.body), `uid${answer.body.userId}`)
  assert.deepEqual(await findAlteredWishes(context), [], 'a wish is granted as it is, or gives way to uid and the userId')
})

/** Wishes that some platforms turn down, and those that became neither the nickname nor uid and the userId. */
async function findAlteredWishes(context: PlatformContext): Promise<string[]> {
  const name = () => makeName(context, 8)
  const wishes = [
    `${name()}${name().toUpperCase()}`,
    `${name()} x`,
    `${name()}.x`,
    `${name()}<b>`,
    `${name()}é`,
    name().repeat(5),
    name().repeat(40),
  ]

  const became = await Promise.all(
    wishes.map(async (nickname) => {
      const person = await makePerson(context, { nickname })
      const name = await nicknameOf(context, person)
      return name === nickname || name === `uid${person.userId}` ? [] : [`${nickname} became ${name}`]
    }),
  )
  return became.flat()
}

check('NICK-3', 'without a wish the nickname comes from the e-mail', { ...SEEN, needs: [...SEEN.needs] }, async (context) => {
  const localParts = LENGTHS.map((length) => makeName(context, length))

  const names: string[] = []
  for (const localPart of localParts) names.push(await nicknameOf(context, await makePerson(context, { email: at(localPart) })))

  const inferred = localParts.filter((localPart, index) => names[index]?.toLowerCase().includes(localPart))
  assert.ok(inferred.length > 0, `one of ${localParts.join(', ')} becomes the nickname; they became ${names.join(', ')}`)
})

check(
  'NICK-4',
  'where the name from the e-mail exists, the nickname is uid and the userId',
  { ...SEEN, needs: [...SEEN.needs] },
  async (context) => {
    const { nickname } = await grantName(context)
    assume(await infersLocalPart(context, nickname.length), 'without a wish the nickname is the local part of the e-mail')

    const second = await makePerson(context, { email: at(nickname, 'other.tripact.example') })

    assert.equal(await nicknameOf(context, second), `uid${second.userId}`)
  },
)

check(
  'NICK-5',
  'no two users have the same nickname, whichever call created them',
  { ...SEEN, needs: [...SEEN.needs] },
  async (context) => {
    const { platform, run } = context
    const created = await platform.createUser({ body: { email: run.email() } })
    const { nickname } = created.body as { nickname?: string }
    assume(created.status < 300 && typeof nickname === 'string', 'B6 tells the nickname of a new user')
    const granted = await grantName(context)

    const rivals = [await makePerson(context, { nickname }), await makePerson(context, { nickname: granted.nickname })]

    const names: string[] = []
    for (const rival of rivals) names.push(await nicknameOf(context, rival))
    assert.equal(new Set([nickname, granted.nickname, ...names]).size, 4)
    assert.deepEqual(await findSharedDefaults(context), [], 'a default name that somebody else has is not given')
  },
)

/** Default names of users to come that others were given before, by a wish or by their e-mail, and that were given all the same. */
async function findSharedDefaults(context: PlatformContext): Promise<string[]> {
  const { platform, run } = context
  const { userId } = await registerPerson(context)
  const names = Array.from({ length: 8 }, (_, index) => `uid${BigInt(userId) + BigInt(12 + index)}`)
  const wishFor = (name: string, index: number) =>
    index % 2 === 0 ? { nickname: name } : { email: at(name, `${run.word()}.tripact.example`) }
  const holders = await Promise.all(names.map((name, index) => makePerson(context, wishFor(name, index))))

  const shared = []
  for (let batch = 0; batch < 3; batch++) {
    const created = await Promise.all(names.map(() => platform.createUser({ body: { email: run.email() } })))
    for (const { body } of created) {
      const { nickname = '' } = body as { nickname?: string }
      const holder = holders[names.indexOf(nickname)]
      if (holder && (await nicknameOf(context, holder)) === nickname) shared.push(nickname)
    }
  }
  return shared
}

check('NICK-6', 'whatever nickname is asked for, the user is created', { lane: 'robustness', blockedBy: ['B1-1'] }, async (context) => {
  const { platform, given, run, target } = context
  const wishes = [
    ' ',
    'x',
    'x'.repeat(300),
    'two words',
    '<b>&amp;</b>',
    "'; --",
    '🎉',
    'مرحبا',
    'a/b?c=d',
    '../..',
    'null',
    '{{x}}',
    '%00',
    'admin',
  ]

  const answers = await Promise.all(
    wishes.map((nickname) => platform.createSsoUser({ body: { brokerCrmName: given.brokerCrmName, email: run.email(), nickname } })),
  )

  const refusals = wishes.filter((_, index) => answers[index]!.status >= 300)
  assert.deepEqual(refusals, [])
  if (!target.hooks['session']) return
  const names: string[] = []
  for (const { body } of answers) names.push(await nicknameOf(context, body))
  assert.deepEqual(
    names.filter((name) => typeof name !== 'string' || name === ''),
    [],
    'no nickname is empty',
  )
  assert.equal(new Set(names).size, wishes.length, 'no two users have the same nickname')
})

check('NICK-7', 'how short and how long a nickname may be', { ...SEEN, needs: [...SEEN.needs] }, async (context) => {
  const lengths = [1, 2, 3, 4, 5, 16, 20, 21, 24, 30, 32, 33, 50, 64, 65, 100, 128, 255, 256]
  const wishes = lengths.map((length) => makeName(context, 32).repeat(8).slice(0, length))

  const granted = []
  for (const nickname of wishes)
    if ((await nicknameOf(context, await makePerson(context, { nickname }))) === nickname) granted.push(nickname.length)

  assume(granted.length > 0, 'some nickname is granted')
  const [min, max] = [Math.min(...granted), Math.max(...granted)]
  context.observe('U-01', { min, max }, { 'users.nickname.min': min, ...(max < 256 && { 'users.nickname.max': max }) })
})

check('NICK-8', 'which characters a nickname may not hold', { ...SEEN, needs: [...SEEN.needs] }, async (context) => {
  const characters = ['.', '_', '-', ' ', '@', '!', '#', '+', '/', "'", '<', 'é', 'ж', '日', '🎉', '7']
  const base = makeName(context, 6)

  const forbidden = []
  for (const [index, character] of characters.entries()) {
    const nickname = `${base}${'abcdefghijklmnop'[index]}${character}z`
    if ((await nicknameOf(context, await makePerson(context, { nickname }))) !== nickname) forbidden.push(character)
  }

  context.observe('U-02', `not granted: ${forbidden.join(' ') || 'none'}`, {})
})

check('NICK-9', 'what an e-mail gives that is no nickname', { ...SEEN, needs: [...SEEN.needs] }, async (context) => {
  const person = await makePerson(context, { email: at(`${makeName(context, 8)}+news`) })

  const nickname = await nicknameOf(context, person)

  assert.equal(nickname, `uid${person.userId}`)
})

check(
  'NICK-10',
  "a nickname that reads like another user's default is not granted",
  { ...SEEN, needs: [...SEEN.needs] },
  async (context) => {
    const { userId } = await makePerson(context)
    const nickname = `uid${BigInt(userId) + 1_000_000n}`

    const granted = await nicknameOf(context, await makePerson(context, { nickname }))

    assert.notEqual(granted, nickname)
  },
)
