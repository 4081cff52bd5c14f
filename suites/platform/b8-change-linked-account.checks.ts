import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { makeLinkedAccount, recordOf } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, unforgiven } from './bad-input.ts'

const MADE = { blockedBy: ['T1-1', 'B7-1', 'B7-3'] }

check('B8-1', 'changing an account answers 200', MADE, async (context) => {
  const { platform, given, run } = context
  const { login } = await makeLinkedAccount(context)

  const answer = await platform.changeLinkedAccount({
    body: { traderLogin: login, environmentName: given.environmentName, brokerAccountDisplayName: run.word('Savings ') },
  })

  assert.equal(answer.status, 200)
})

check('B8-2', 'the display name is shown as it was sent', MADE, async (context) => {
  const { platform, given, run } = context
  const owner = await makeLinkedAccount(context)
  const { login } = owner
  const neighbour = await makeLinkedAccount(context, owner)
  const rename = (brokerAccountDisplayName: string) =>
    platform.changeLinkedAccount({ body: { traderLogin: login, environmentName: given.environmentName, brokerAccountDisplayName } })
  const show = async (name: string) =>
    (await recordOf(context, login, (record) => record.brokerAccountDisplayName === name))?.brokerAccountDisplayName
  const plain = run.word('Savings ')
  const odd = ['Größe 日本 🎉', `"quoted" 'single' \\ back`, '<b>&amp;</b>', 'a+b %2B %20 c', 'שלום']

  const renamed = await rename(plain)
  const shown = await show(plain)
  const altered = []
  for (const name of odd) if (!refused(await rename(name)) && (await show(name)) !== name) altered.push(name)

  assume(renamed.status < 300, 'B8 changes the display name')
  assert.equal(shown, plain)
  assert.deepEqual(altered, [])
  const names = [plain, ...odd]
  const untouched = await recordOf(context, neighbour.login)
  assert.ok(!names.includes(untouched?.brokerAccountDisplayName ?? ''), 'another account of the user keeps its name')
})

check('B8-3', 'the broker is the one that was sent', { ...MADE, needs: ['given.otherBrokerName'] }, async (context) => {
  const { platform, given } = context
  const { login } = await makeLinkedAccount(context)
  const { environmentName, otherBrokerName } = given

  const answer = await platform.changeLinkedAccount({ body: { traderLogin: login, environmentName, brokerName: otherBrokerName } })

  assume(answer.status < 300, 'B8 changes the broker')
  const record = await recordOf(context, login, ({ brokerName }) => brokerName === otherBrokerName)
  assert.equal(record?.brokerName, otherBrokerName)
})

check('B8-4', 'what is left out stays as it was', { ...MADE, needs: ['given.otherBrokerName'] }, async (context) => {
  const { platform, given, run } = context
  const { brokerName, otherBrokerName, environmentName } = given
  const { login } = await makeLinkedAccount(context)
  const name = run.word('Savings ')

  await platform.changeLinkedAccount({ body: { traderLogin: login, environmentName, brokerAccountDisplayName: name } })
  const renamed = await recordOf(context, login, ({ brokerAccountDisplayName }) => brokerAccountDisplayName === name)
  await platform.changeLinkedAccount({ body: { traderLogin: login, environmentName, brokerName: otherBrokerName } })
  const moved = await recordOf(context, login, (record) => record.brokerName === otherBrokerName)
  const later = run.word('Holiday ')
  await platform.changeLinkedAccount({ body: { traderLogin: login, environmentName, brokerAccountDisplayName: later } })
  const renamedAgain = await recordOf(context, login, ({ brokerAccountDisplayName }) => brokerAccountDisplayName === later)

  assume(renamed?.brokerAccountDisplayName === name && moved?.brokerName === otherBrokerName, 'B8 changes the field that is sent')
  assert.equal(renamed.brokerName, brokerName)
  assert.equal(moved.brokerAccountDisplayName, name)
  assert.equal(renamedAgain?.brokerName, otherBrokerName)
})

check('B8-5', 'no account changes but the one in the named environment', MADE, async (context) => {
  const { platform, given, run, settle } = context
  const account = await makeLinkedAccount(context)
  const sibling = await makeLinkedAccount(context, account)
  const { login } = account
  const [before, after] = [run.word('Savings '), run.word('Holiday ')]
  await platform.changeLinkedAccount({
    body: { traderLogin: login, environmentName: given.environmentName, brokerAccountDisplayName: before },
  })
  const renamed = await recordOf(context, login, (record) => record.brokerAccountDisplayName === before)
  assume(renamed?.brokerAccountDisplayName === before, 'B8 changes the account in its own environment')

  await platform.changeLinkedAccount({
    body: { traderLogin: login, environmentName: run.word('env'), brokerAccountDisplayName: after },
    unjudged: true,
  })

  await settle()
  assert.equal((await recordOf(context, login))?.brokerAccountDisplayName, before)
  assert.notEqual((await recordOf(context, sibling.login))?.brokerAccountDisplayName, before, 'another account of the user stays as it was')
})

check('B8-6', 'a missing or mistyped field changes nothing', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform, given, run, settle } = context
  const [account, other] = [await makeLinkedAccount(context), await makeLinkedAccount(context)]
  const { environmentName, brokerName } = given
  const whole = { traderLogin: account.login, environmentName, brokerName, brokerAccountDisplayName: run.word('Savings ') }
  const send = (body: object) => platform.changeLinkedAccount({ malformed: true, body })

  const incomplete = await findAccepted(leaveOut(whole, ['traderLogin', 'environmentName']), send)
  await settle()
  const untouched = await recordOf(context, account.login)
  const honest = await platform.changeLinkedAccount({ body: whole })
  const mistyped = await findAccepted(
    [
      ...mistype({ ...whole, traderLogin: other.login }, { traderLogin: 'integer', environmentName: 'string' }),
      ...mistype({ ...whole, traderLogin: other.login }, { brokerName: 'string', brokerAccountDisplayName: 'string' }),
      ...nullify(whole, ['traderLogin', 'environmentName']),
    ],
    send,
  )

  assume(honest.status < 300, 'the complete call works')
  assert.deepEqual(incomplete, [])
  assert.notEqual(untouched?.brokerAccountDisplayName, whole.brokerAccountDisplayName, 'nothing was changed')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B8-7', 'without a valid manager token nothing changes', MADE, async (context) => {
  const { platform, given, run, settle } = context
  const { login } = await makeLinkedAccount(context)
  const name = run.word('Savings ')
  const body = { traderLogin: login, environmentName: given.environmentName, brokerAccountDisplayName: name }

  const without = await platform.changeLinkedAccount({ body, credential: 'none' })
  const invented = await platform.changeLinkedAccount({ body, credential: 'wrong' })
  await settle()
  const untouched = await recordOf(context, login)
  const honest = await platform.changeLinkedAccount({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.notEqual(untouched?.brokerAccountDisplayName, name, 'nothing was changed')
})

check('B8-8', 'a login that no account has is refused', MADE, async (context) => {
  const { platform, given, run } = context
  const { login } = await makeLinkedAccount(context)
  const rename = (traderLogin: number) =>
    platform.changeLinkedAccount({ body: { traderLogin, environmentName: given.environmentName, brokerAccountDisplayName: run.word() } })

  const stranger = await rename(run.number())
  const known = await rename(login)

  assume(known.status < 300, 'the same call works for an account')
  assert.ok(refused(stranger), 'no account has this login')
})

check('B8-9', 'an unknown environmentName is refused', MADE, async (context) => {
  const { platform, given, run } = context
  const { login } = await makeLinkedAccount(context)
  const rename = (environmentName: string) =>
    platform.changeLinkedAccount({ body: { traderLogin: login, environmentName, brokerAccountDisplayName: run.word() } })

  const unknown = await rename(run.word('env'))
  const known = await rename(given.environmentName)

  assume(known.status < 300, 'the same call works in the right environment')
  assert.ok(refused(unknown), 'nobody knows this environment')
})

check('B8-10', 'an unknown brokerName is refused', MADE, async (context) => {
  const { platform, given, run } = context
  const { login } = await makeLinkedAccount(context)

  const answer = await platform.changeLinkedAccount({
    body: { traderLogin: login, environmentName: given.environmentName, brokerName: run.word('Broker') },
  })

  assert.ok(refused(answer), 'nobody knows this broker')
})

check('B8-11', 'what a call that changes nothing answers', MADE, async (context) => {
  const { platform, given, observe } = context
  const { login } = await makeLinkedAccount(context)

  const answer = await platform.changeLinkedAccount({ body: { traderLogin: login, environmentName: given.environmentName } })

  observe('I-34', answer.status, { 'accounts.nothingToChange': answer.status < 300 ? 'accept' : 'refuse' })
  assert.equal(answer.status, 200)
})
