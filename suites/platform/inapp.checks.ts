import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { makeLinkedAccount } from './accounts.ts'
import { makePerson } from './people.ts'
import { displayedAmong, makeRibbon, setRibbons, titlesOf } from './ribbons.ts'
import { openSession } from './sessions.ts'

check(
  'INAPP-1',
  "a user's ribbons are displayed to that user only",
  { needs: ['hooks.session'], blockedBy: ['B16-2'] },
  async (context) => {
    const [person, other] = [await makePerson(context), await makePerson(context)]
    const ribbon = makeRibbon(context)
    const [own, foreign] = [await openSession(context, person), await openSession(context, other)]

    await setRibbons(context, person, [ribbon])

    assume((await displayedAmong(context, own, [ribbon], [ribbon])).length === 1, 'the user sees the ribbon')
    await context.settle()
    assert.deepEqual(await displayedAmong(context, foreign, [ribbon], []), [])
  },
)

check('INAPP-2', 'ribbons set under another CRM are not displayed', { needs: ['hooks.session'], blockedBy: ['B16-2'] }, async (context) => {
  const { platform, run, settle } = context
  const person = await makePerson(context)
  const [known, foreign] = [makeRibbon(context), makeRibbon(context)]
  const session = await openSession(context, person)
  await setRibbons(context, person, [known])
  assume((await displayedAmong(context, session, [known], [known])).length === 1, 'ribbons of the right CRM are displayed')

  // A platform that knows no such CRM turns this down, which is just as well.
  await platform.setInAppControls({ body: { brokerCrmName: run.word('Crm'), userId: person.userId, rules: { ribbons: [foreign] } } })

  await settle()
  assert.deepEqual(await displayedAmong(context, session, [known, foreign], [known]), titlesOf(known))
})

check(
  'INAPP-3',
  'a session displays every ribbon of the narrowest kind that matches, and none of a wider kind',
  { needs: ['hooks.session', 'given.otherBrokerName'], blockedBy: ['T1-1', 'B7-1', 'B16-2'] },
  async (context) => {
    const { brokerName, otherBrokerName } = context.given
    const person = await makePerson(context)
    const { uidTraderAccountId } = await makeLinkedAccount(context, person)
    const forAccount = [makeRibbon(context, { uidTraderAccountId }), makeRibbon(context, { uidTraderAccountId })]
    const forBroker = [makeRibbon(context, { brokerName }), makeRibbon(context, { brokerName })]
    const general = [makeRibbon(context), makeRibbon(context)]
    const all = [...general, ...forAccount, ...forBroker]
    const underAccount = await openSession(context, person, { uidTraderAccountId })
    const underBroker = await openSession(context, person, { brokerName })
    const underOther = await openSession(context, person, { brokerName: otherBrokerName })

    await setRibbons(context, person, all)

    assert.deepEqual(await displayedAmong(context, underAccount, all, forAccount), titlesOf(...forAccount))
    assert.deepEqual(await displayedAmong(context, underBroker, all, forBroker), titlesOf(...forBroker))
    assert.deepEqual(await displayedAmong(context, underOther, all, general), titlesOf(...general))
  },
)
