import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeLinkedAccount } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { disabledManager } from './managers.ts'
import { makePerson } from './people.ts'
import { displayedAmong, makeRibbon, setRibbons, titlesOf } from './ribbons.ts'
import { openSession, viewSession } from './sessions.ts'

const SEEN = { needs: ['hooks.session'] as const }
const BRANDS = { needs: ['hooks.session', 'given.otherBrokerName'] as const }
const ACCOUNTS = { needs: ['hooks.session'] as const, blockedBy: ['T1-1', 'B7-1'] }

/** A complete call for a fresh user. */
async function wholeCall(context: PlatformContext) {
  const { userId } = await makePerson(context)
  return { brokerCrmName: context.given.brokerCrmName, userId, rules: { ribbons: [makeRibbon(context)] } }
}

check('B16-1', 'setting ribbons answers 201', async (context) => {
  const { platform } = context
  const body = await wholeCall(context)

  const created = await platform.setInAppControls({ body })
  const updated = await platform.setInAppControls({ body: { ...body, rules: { ribbons: [makeRibbon(context)] } } })

  assert.deepEqual([created.status, updated.status], [201, 201])
})

check('B16-2', 'a session displays the ribbon with its fields as they were sent', { needs: [...SEEN.needs] }, async (context) => {
  const person = await makePerson(context)
  const plain = makeRibbon(context, { color: '#D32F2F', closable: false, action: { urlinApp: 'https://crm.example/verify?a=1&b=%2B' } })
  const odd = makeRibbon(context, { title: context.run.word('Größe 日本 🎉 <b>&amp;</b> "q" ') })
  const session = await openSession(context, person)

  await setRibbons(context, person, [plain])

  await displayedAmong(context, session, [plain], [plain])
  const { ribbons } = await viewSession(context, session)
  const shown = ribbons.find((ribbon) => ribbon['title'] === plain.title)
  assert.ok(shown, 'the ribbon is displayed')
  const { color, title, enabled, closable, action } = shown
  assert.deepEqual({ color, title, enabled, closable }, { color: '#D32F2F', title: plain.title, enabled: true, closable: false })
  assert.equal((action as { urlinApp?: string }).urlinApp, 'https://crm.example/verify?a=1&b=%2B')
  await setRibbons(context, person, [odd])
  assert.deepEqual(await displayedAmong(context, session, [odd], [odd]), [odd.title], 'an odd title is displayed as it was sent')
})

check('B16-3', 'several ribbons can be set by one request', { needs: [...SEEN.needs] }, async (context) => {
  const person = await makePerson(context)
  const ribbons = [makeRibbon(context), makeRibbon(context), makeRibbon(context)]
  const session = await openSession(context, person)

  await setRibbons(context, person, ribbons)

  assert.deepEqual(await displayedAmong(context, session, ribbons, ribbons), titlesOf(...ribbons))
})

check('B16-4', 'ribbons of a later call take the place of those before', { needs: [...SEEN.needs] }, async (context) => {
  const person = await makePerson(context)
  const [before, after] = [makeRibbon(context), makeRibbon(context)]
  const session = await openSession(context, person)
  await setRibbons(context, person, [before])
  assume((await displayedAmong(context, session, [before], [before])).length === 1, 'the first ribbon is displayed')

  await setRibbons(context, person, [after])

  assert.deepEqual(await displayedAmong(context, session, [before, after], [after]), titlesOf(after))
})

check('B16-5', 'empty rules take all ribbons away', { needs: [...SEEN.needs] }, async (context) => {
  const { platform, given } = context
  const person = await makePerson(context)
  const ribbons = [makeRibbon(context), makeRibbon(context)]
  const session = await openSession(context, person)
  await setRibbons(context, person, ribbons)
  assume((await displayedAmong(context, session, ribbons, ribbons)).length === 2, 'the ribbons are displayed')

  const answer = await platform.setInAppControls({
    body: { brokerCrmName: given.brokerCrmName, userId: person.userId, rules: {} },
  })

  assert.equal(answer.status, 201)
  assert.deepEqual(await displayedAmong(context, session, ribbons, []), [])
  assert.deepEqual(await afterClearing(context), [], 'a ribbon for a broker is taken away as well')
})

/** What a session displays that had a ribbon for its broker before an empty rules object came. */
async function afterClearing(context: PlatformContext): Promise<string[]> {
  const { platform, given } = context
  const { userId } = await makePerson(context)
  const ribbon = makeRibbon(context, { brokerName: given.brokerName })
  const session = await openSession(context, { userId })
  await setRibbons(context, { userId }, [ribbon])
  assume((await displayedAmong(context, session, [ribbon], [ribbon])).length === 1, 'the ribbon for the broker is displayed')
  const answer = await platform.setInAppControls({ body: { brokerCrmName: given.brokerCrmName, userId, rules: {} } })
  assume(answer.status < 300, 'empty rules are taken')
  return displayedAmong(context, session, [ribbon], [])
}

check('B16-6', 'a ribbon for an account shows under that account only', { ...ACCOUNTS, needs: [...ACCOUNTS.needs] }, async (context) => {
  const person = await makePerson(context)
  const [account, other] = [await makeLinkedAccount(context, person), await makeLinkedAccount(context, person)]
  const ribbon = makeRibbon(context, { uidTraderAccountId: account.uidTraderAccountId })
  const under = await openSession(context, person, { uidTraderAccountId: account.uidTraderAccountId })
  const elsewhere = await openSession(context, person, { uidTraderAccountId: other.uidTraderAccountId })
  const withoutAccount = await openSession(context, person)

  await setRibbons(context, person, [ribbon])

  assert.deepEqual(await displayedAmong(context, under, [ribbon], [ribbon]), titlesOf(ribbon))
  assert.deepEqual(await displayedAmong(context, elsewhere, [ribbon], []), [])
  assert.deepEqual(await displayedAmong(context, withoutAccount, [ribbon], []), [])
})

check('B16-7', 'a ribbon for a broker shows under that broker only', { needs: [...BRANDS.needs] }, async (context) => {
  const { given } = context
  const person = await makePerson(context)
  const ribbon = makeRibbon(context, { brokerName: given.brokerName })
  const under = await openSession(context, person, { brokerName: given.brokerName })
  const elsewhere = await openSession(context, person, { brokerName: given.otherBrokerName })

  await setRibbons(context, person, [ribbon])

  assert.deepEqual(await displayedAmong(context, under, [ribbon], [ribbon]), titlesOf(ribbon))
  assert.deepEqual(await displayedAmong(context, elsewhere, [ribbon], []), [])
})

check('B16-8', 'a ribbon for the account wins over one for the broker', { ...ACCOUNTS, needs: [...ACCOUNTS.needs] }, async (context) => {
  const { given } = context
  const person = await makePerson(context)
  const { uidTraderAccountId } = await makeLinkedAccount(context, person)
  const forAccount = makeRibbon(context, { uidTraderAccountId })
  const forBroker = makeRibbon(context, { brokerName: given.brokerName })
  const underAccount = await openSession(context, person, { uidTraderAccountId })
  const underBroker = await openSession(context, person)

  await setRibbons(context, person, [forBroker, forAccount])

  const seenUnderBroker = await displayedAmong(context, underBroker, [forBroker, forAccount], [forBroker])
  assume(seenUnderBroker.includes(forBroker.title), 'without the account the ribbon for the broker is displayed')
  assert.deepEqual(await displayedAmong(context, underAccount, [forBroker, forAccount], [forAccount]), titlesOf(forAccount))
})

check('B16-9', 'a ribbon for nobody in particular shows under every broker of the CRM', { needs: [...BRANDS.needs] }, async (context) => {
  const { given } = context
  const person = await makePerson(context)
  const ribbon = makeRibbon(context)
  const sessions = [
    await openSession(context, person, { brokerName: given.brokerName }),
    await openSession(context, person, { brokerName: given.otherBrokerName }),
  ]

  await setRibbons(context, person, [ribbon])

  const seen = []
  for (const session of sessions) seen.push(await displayedAmong(context, session, [ribbon], [ribbon]))
  assert.deepEqual(seen, [titlesOf(ribbon), titlesOf(ribbon)])
  await setRibbons(context, person, [makeRibbon(context, { brokerName: given.brokerName }), ribbon])
  const beside = await displayedAmong(context, sessions[1]!, [ribbon], [ribbon])
  assert.deepEqual(beside, titlesOf(ribbon), 'a ribbon for one broker hides nothing under another')
})

check(
  'B16-10',
  'a ribbon for nobody in particular gives way to one for the account or the broker',
  { ...ACCOUNTS, needs: [...BRANDS.needs] },
  async (context) => {
    const { given } = context
    const [holder, customer] = [await makePerson(context), await makePerson(context)]
    const { uidTraderAccountId } = await makeLinkedAccount(context, holder)
    const [forAccount, forBroker] = [makeRibbon(context, { uidTraderAccountId }), makeRibbon(context, { brokerName: given.brokerName })]
    const [general, other] = [makeRibbon(context), makeRibbon(context)]
    const underAccount = await openSession(context, holder, { uidTraderAccountId })
    const underBroker = await openSession(context, customer, { brokerName: given.brokerName })
    const underNeither = await openSession(context, customer, { brokerName: given.otherBrokerName })

    await setRibbons(context, holder, [general, forAccount])
    await setRibbons(context, customer, [other, forBroker])

    const seenUnderNeither = await displayedAmong(context, underNeither, [other, forBroker], [other])
    assume(seenUnderNeither.includes(other.title), 'where nothing else matches, the general ribbon is displayed')
    assert.deepEqual(await displayedAmong(context, underAccount, [general, forAccount], [forAccount]), titlesOf(forAccount))
    assert.deepEqual(await displayedAmong(context, underBroker, [other, forBroker], [forBroker]), titlesOf(forBroker))
  },
)

check('B16-11', 'a ribbon that is not enabled is not displayed', { needs: [...SEEN.needs] }, async (context) => {
  const person = await makePerson(context)
  const [enabled, disabled] = [makeRibbon(context), makeRibbon(context, { enabled: false })]
  const session = await openSession(context, person)

  await setRibbons(context, person, [enabled, disabled])

  const seen = await displayedAmong(context, session, [enabled, disabled], [enabled])
  assume(seen.includes(enabled.title), 'an enabled ribbon is displayed')
  assert.deepEqual(seen, titlesOf(enabled))
  const narrow = makeRibbon(context, { brokerName: context.given.brokerName, enabled: false })
  await setRibbons(context, person, [enabled, narrow])
  await context.settle()
  assert.deepEqual(await displayedAmong(context, session, [narrow], []), [], 'nor where it is for the broker of the session')
})

check('B16-15', 'targets and addresses can be left out', async (context) => {
  const { platform } = context
  const whole = await wholeCall(context)
  const bare = (action: object) => ({ malformed: true as const, body: { ...whole, rules: { ribbons: [makeRibbon(context, { action })] } } })

  const withExternal = await platform.setInAppControls(bare({ urlExternal: 'https://broker.example/a' }))
  const withInApp = await platform.setInAppControls(bare({ urlinApp: 'https://broker.example/b' }))
  const withNeither = await platform.setInAppControls(bare({}))

  const refusals = Object.entries({ withExternal, withInApp, withNeither }).filter(([, answer]) => answer.status >= 300)
  assert.deepEqual(
    refusals.map(([name, { status }]) => `${name}: ${status}`),
    [],
  )
})

check('B16-16', 'a missing or mistyped field changes no ribbon', { lane: 'robustness' }, async (context) => {
  const { platform, given } = context
  const [whole, other] = [await wholeCall(context), await wholeCall(context)]
  const send = (body: object) => platform.setInAppControls({ malformed: true, body })
  const honest = await send(whole)
  assume(honest.status < 300, 'the complete call works')
  const required = [
    'brokerCrmName',
    'userId',
    'rules',
    ...['color', 'title', 'enabled', 'closable', 'action'].map((name) => `rules.ribbons.0.${name}`),
  ]

  const incomplete = await findAccepted(leaveOut(other, required), send)
  const mistyped = await findAccepted(
    [
      ...mistype(other, {
        brokerCrmName: 'string',
        userId: 'integer',
        rules: 'object',
        'rules.ribbons': 'array',
        'rules.ribbons.0': 'object',
      }),
      ...mistype(other, { 'rules.ribbons.0.color': 'string', 'rules.ribbons.0.title': 'string', 'rules.ribbons.0.action': 'object' }),
      ...mistype(other, { 'rules.ribbons.0.enabled': 'boolean', 'rules.ribbons.0.closable': 'boolean' }),
      ...putAt(other, 'rules.ribbons.0.brokerName', [5, true, {}, [given.brokerName]]),
      ...putAt(other, 'rules.ribbons.0.uidTraderAccountId', ['1', 1.5, true, {}, [1]]),
      ...putAt(other, 'rules.ribbons.0.action.urlExternal', [5, true, {}]),
      ...nullify(other, required),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.deepEqual(await shownInSpite(context), [], 'a refused call changes no ribbon')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

/** What is displayed of a call that holds a good ribbon and one without a title, where a session can be looked at. */
async function shownInSpite(context: PlatformContext): Promise<string[]> {
  const { platform, target } = context
  if (!target.hooks['session'] || !target.hooks['redeem']) return []
  const { rules, ...whole } = await wholeCall(context)
  const session = await openSession(context, whole)
  const { title: _, ...untitled } = makeRibbon(context)
  await platform.setInAppControls({ malformed: true, body: { ...whole, rules: { ribbons: [...rules.ribbons, untitled] } } })
  await context.settle()
  return displayedAmong(context, session, rules.ribbons, [])
}

check('B16-17', 'rules that are neither empty nor hold ribbons are refused', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const whole = await wholeCall(context)
  const send = (body: object) => platform.setInAppControls({ malformed: true, body })
  const honest = [await send({ ...whole, rules: {} }), await send(whole)]
  assume(
    honest.every(({ status }) => status < 300),
    'empty rules and rules with ribbons are taken',
  )

  const accepted = await findAccepted(putAt(whole, 'rules', [{ banners: [] }, { ribbon: whole.rules.ribbons }]), send)

  assert.deepEqual(accepted, [])
})

check('B16-18', 'a colour that is not a number sign and six digits is refused', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const whole = await wholeCall(context)
  const send = (body: object) => platform.setInAppControls({ malformed: true, body })
  const honest = await send(whole)
  assume(honest.status < 300, 'a colour of six digits works')

  const wrong = ['1A73E8', '#1A7', '#1A73E8FF', '#GGGGGG', 'red', '', ' #1A73E8']
  const accepted = await findAccepted(putAt(whole, 'rules.ribbons.0.color', wrong), send)

  assert.deepEqual(unforgiven(context, accepted), [])
})

check('B16-19', 'without a valid manager token no ribbon changes', async (context) => {
  const { platform, target } = context
  const body = await wholeCall(context)
  const session = target.hooks['session'] && target.hooks['redeem'] ? await openSession(context, body) : undefined

  const without = await platform.setInAppControls({ body, credential: 'none' })
  const invented = await platform.setInAppControls({ body, credential: 'wrong' })
  await context.settle()
  const seen = session === undefined ? [] : await displayedAmong(context, session, body.rules.ribbons, [])
  const honest = await platform.setInAppControls({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual(seen, [], 'no ribbon is displayed')
})

check('B16-20', 'a user id that nobody has is refused', async (context) => {
  const { platform, run } = context
  const whole = await wholeCall(context)

  const stranger = await platform.setInAppControls({ body: { ...whole, userId: run.number() } })
  const known = await platform.setInAppControls({ body: whole })

  assume(known.status < 300, 'the same call works for a user')
  assert.ok(refused(stranger), 'nobody has this user id')
})

check('B16-21', 'an unknown brokerCrmName is refused', async (context) => {
  const whole = await wholeCall(context)

  const answer = await context.platform.setInAppControls({ body: { ...whole, brokerCrmName: context.run.word('Crm') } })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B16-22', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const body = await wholeCall(context)
  const credential = await disabledManager(context)

  const answer = await context.platform.setInAppControls({ body, credential })

  assert.equal(answer.status, 403)
})
