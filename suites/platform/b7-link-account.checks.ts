import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { linkTo, makeAccount, recordOf } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { isInteger, makePerson } from './people.ts'

const MADE = { blockedBy: ['T1-1'] }

function otherDigit(digit: string | undefined): string {
  return digit === '0' ? '1' : '0'
}

/** A complete call for a fresh account and a fresh user. */
async function wholeCall(context: PlatformContext) {
  const { brokerName, environmentName } = context.given
  const { login, hash } = await makeAccount(context)
  const { userId } = await makePerson(context)
  return { traderLogin: login, traderPasswordHash: hash, userId, brokerName, environmentName, returnAccountDetails: true }
}

check('B7-1', 'with returnAccountDetails a link answers 200 with its id', MADE, async (context) => {
  const answer = await context.platform.linkAccount({ body: await wholeCall(context) })

  assert.equal(answer.status, 200)
  assert.ok(isInteger(answer.body.uidTraderAccountId), 'uidTraderAccountId is an integer')
})

check('B7-2', 'without returnAccountDetails the id is kept back', MADE, async (context) => {
  const { platform } = context
  const { returnAccountDetails: _leftOut, ...without } = await wholeCall(context)
  const refusing = { ...(await wholeCall(context)), returnAccountDetails: false }

  const leftOut = await platform.linkAccount({ body: without })
  const turnedOff = await platform.linkAccount({ body: refusing })

  assert.deepEqual([leftOut.status, turnedOff.status], [200, 200])
  assert.deepEqual([leftOut.body.uidTraderAccountId, turnedOff.body.uidTraderAccountId], [undefined, undefined])
})

check('B7-3', 'the account is then listed by B12', MADE, async (context) => {
  const [call, later] = [await wholeCall(context), await wholeCall(context)]
  const calls = [call, { ...later, userId: call.userId, returnAccountDetails: false }]

  for (const body of calls) assume((await context.platform.linkAccount({ body })).status < 300, 'B7 links the account')

  for (const { traderLogin, userId, brokerName, environmentName } of calls) {
    const record = await recordOf(context, traderLogin)
    assert.ok(record, 'B12 lists the account')
    assert.deepEqual(
      { login: record.login, userId: record.userId, brokerName: record.brokerName, environmentName: record.environmentName },
      { login: traderLogin, userId, brokerName, environmentName },
    )
  }
})

check('B7-4', 'B12 lists the id that B7 told', MADE, async (context) => {
  const call = await wholeCall(context)

  const answer = await context.platform.linkAccount({ body: call })

  assume(answer.status < 300 && isInteger(answer.body.uidTraderAccountId), 'B7 tells the id of the link')
  const record = await recordOf(context, call.traderLogin)
  assume(record, 'B12 lists the account')
  assert.equal(record.uidTraderAccountId, answer.body.uidTraderAccountId)
})

check('B7-5', 'a missing or mistyped field links nothing', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform, settle } = context
  const [whole, other] = [await wholeCall(context), await wholeCall(context)]
  const required = ['traderLogin', 'traderPasswordHash', 'userId', 'brokerName', 'environmentName']
  const send = (body: object) => platform.linkAccount({ malformed: true, body })

  const incomplete = await findAccepted(leaveOut(whole, required), send)
  await settle()
  const linked = await recordOf(context, whole.traderLogin)
  const honest = await platform.linkAccount({ body: whole })
  const mistyped = await findAccepted(
    [
      ...mistype(other, { traderLogin: 'integer', userId: 'integer', traderPasswordHash: 'string', brokerName: 'string' }),
      ...mistype(other, { environmentName: 'string', returnAccountDetails: 'boolean' }),
      ...nullify(other, required),
    ],
    send,
  )

  assume(honest.status < 300, 'the complete call works')
  assert.deepEqual(incomplete, [])
  assert.equal(linked, undefined, 'nothing was linked')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B7-6', 'a hash that is no MD5 digest is refused', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const { brokerName, environmentName } = given
  const password = run.password()
  const { login } = await makeAccount(context, password.md5)
  const { userId } = await makePerson(context)
  const call = { traderLogin: login, traderPasswordHash: password.md5, userId, brokerName, environmentName }
  const wrong = [password.text, password.md5.slice(1), `${password.md5}0`, ` ${password.md5}`, password.md5.replace(/^./, 'g'), '']

  const accepted = await findAccepted(putAt(call, 'traderPasswordHash', wrong), (body) => platform.linkAccount({ malformed: true, body }))
  const honest = await platform.linkAccount({ body: call })

  assume(honest.status < 300, 'the digest itself works')
  assert.deepEqual(accepted, [])
})

check('B7-7', 'without a valid manager token nothing is linked', MADE, async (context) => {
  const { platform } = context
  const body = await wholeCall(context)

  const without = await platform.linkAccount({ body, credential: 'none' })
  const invented = await platform.linkAccount({ body, credential: 'wrong' })
  const linked = await recordOf(context, body.traderLogin)
  const honest = await platform.linkAccount({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(linked, undefined, 'nothing was linked')
})

check('B7-8', 'the hash of a wrong password links nothing', MADE, async (context) => {
  const { platform, observe } = context
  const body = await wholeCall(context)
  const hash = body.traderPasswordHash
  const send = (traderPasswordHash: string) => platform.linkAccount({ body: { ...body, traderPasswordHash } })

  const answer = await send(`${hash.slice(0, -1)}${otherDigit(hash.at(-1))}`)
  const other = await send(`${otherDigit(hash[0])}${hash.slice(1)}`)
  const linked = await recordOf(context, body.traderLogin)
  const honest = await send(hash)

  assume(honest.status < 300, 'the hash of the right password works')
  assert.ok(refused(answer) && refused(other), 'a wrong password is refused')
  assert.equal(linked, undefined, 'nothing was linked')
  observe('I-06', answer.status, { 'errors.wrongPasswordStatus': answer.status })
})

check('B7-9', 'in which letter case the hash is taken', MADE, async (context) => {
  const { platform, observe } = context
  const call = await wholeCall(context)

  const upper = await platform.linkAccount({ body: { ...call, traderPasswordHash: call.traderPasswordHash.toUpperCase() } })

  observe('I-29', upper.status, { 'traders.hashCase': upper.status < 300 ? 'any' : 'lower' })
  assert.equal(upper.status, 200)
})

check('B7-10', 'an unknown environmentName links nothing', MADE, async (context) => {
  const { platform, run } = context
  const body = await wholeCall(context)

  const answer = await platform.linkAccount({ body: { ...body, environmentName: run.word('env') } })
  const linked = await recordOf(context, body.traderLogin)
  const honest = await platform.linkAccount({ body })

  assume(honest.status < 300, 'the right environment works')
  assert.ok(refused(answer), 'nobody knows this environment')
  assert.equal(linked, undefined, 'nothing was linked')
})

check('B7-11', 'a user id that nobody has is refused', MADE, async (context) => {
  const { platform, run } = context
  const body = await wholeCall(context)

  const answer = await platform.linkAccount({ body: { ...body, userId: run.number() } })
  const honest = await platform.linkAccount({ body })

  assume(honest.status < 300, 'the same call works for a user')
  assert.ok(refused(answer), 'nobody has this user id')
})

check('B7-12', 'a login that no account has is refused', MADE, async (context) => {
  const { platform, run } = context
  const body = await wholeCall(context)

  const answer = await platform.linkAccount({ body: { ...body, traderLogin: run.number() } })
  const honest = await platform.linkAccount({ body })

  assume(honest.status < 300, 'the same call works for an account')
  assert.ok(refused(answer), 'no account has this login')
})

check('B7-13', 'an unknown brokerName is refused', MADE, async (context) => {
  const answer = await context.platform.linkAccount({ body: { ...(await wholeCall(context)), brokerName: context.run.word('Broker') } })

  assert.ok(refused(answer), 'nobody knows this broker')
})

check('B7-14', "a brokerName that is not the account's is refused", { ...MADE, needs: ['given.otherBrokerName'] }, async (context) => {
  const { platform, given } = context

  const answer = await platform.linkAccount({ body: { ...(await wholeCall(context)), brokerName: given.otherBrokerName } })

  assert.ok(refused(answer), 'the account is under another broker')
})

check('B7-15', 'what linking once more answers', MADE, async (context) => {
  const { platform, observe } = context
  const body = await wholeCall(context)
  const first = await platform.linkAccount({ body })
  assume(first.status < 300, 'B7 links the account')

  const again = await platform.linkAccount({ body })

  observe('I-05', again.status, { 'accounts.linkAgain': again.status < 300 ? 'same-id' : 'refuse' })
  assert.equal(again.status, 200)
  assert.equal(again.body.uidTraderAccountId, first.body.uidTraderAccountId)
})

check('B7-16', 'an account of another user is refused', MADE, async (context) => {
  const { platform } = context
  const body = await wholeCall(context)
  await linkTo(context, { login: body.traderLogin, hash: body.traderPasswordHash }, body)

  const { userId } = await makePerson(context)
  const answer = await platform.linkAccount({ body: { ...body, userId } })

  assert.ok(refused(answer), 'the account has an owner')
})
