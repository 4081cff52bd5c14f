import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { type Account, makeAccount } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, unforgiven } from './bad-input.ts'
import { isPassword, UNKNOWN_LOGIN } from './trader-records.ts'

async function changeTo({ platform }: PlatformContext, { login }: Account, hashedPassword: string) {
  const answer = await platform.changePassword({ path: { login }, body: { login, hashedPassword } })
  assume(answer.status < 300, 'T9 changes the password')
}

check('T9-1', 'a new hash answers 204 without a body', async (context) => {
  const { login } = await makeAccount(context)

  const answer = await context.platform.changePassword({ path: { login }, body: { login, hashedPassword: context.run.password().md5 } })

  assert.equal(answer.status, 204)
  assert.equal(answer.text, '')
})

check('T9-2', 'the new password is accepted', async (context) => {
  const account = await makeAccount(context)
  const renewed = context.run.password().md5

  await changeTo(context, account, renewed)

  const isAccepted = await context.poll(
    () => isPassword(context, account, renewed),
    (accepted) => accepted,
  )
  assert.equal(isAccepted, true)
})

check('T9-3', 'the old password is refused', async (context) => {
  const account = await makeAccount(context)
  assume(await isPassword(context, account, account.hash), 'T10 accepts the password of T1')

  await changeTo(context, account, context.run.password().md5)

  await context.settle()
  assert.equal(await isPassword(context, account, account.hash), false)
})

check('T9-4', 'an unknown login is refused', async (context) => {
  const account = await makeAccount(context)
  await changeTo(context, account, context.run.password().md5)

  const answer = await context.platform.changePassword({
    path: { login: UNKNOWN_LOGIN },
    body: { login: UNKNOWN_LOGIN, hashedPassword: context.run.password().md5 },
  })

  assert.ok(refused(answer), 'no account has this login')
})

check('T9-5', 'a missing or mistyped field changes nothing', { lane: 'robustness' }, async (context) => {
  const account = await makeAccount(context)
  const { login } = account
  const whole = { login, hashedPassword: context.run.password().md5 }
  const send = (body: object) => context.platform.changePassword({ malformed: true, path: { login }, body })
  assume(await isPassword(context, account, account.hash), 'T10 accepts the password of T1')

  const incomplete = await findAccepted([...leaveOut(whole, ['hashedPassword']), { label: 'an empty object', body: {} }], send)
  const isUnchanged = await isPassword(context, account, account.hash)
  const mistyped = await findAccepted(
    [
      ...leaveOut(whole, ['login']),
      ...mistype(whole, { login: 'integer', hashedPassword: 'string' }),
      ...nullify(whole, ['login', 'hashedPassword']),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.equal(isUnchanged, true, 'the password is the old one')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('T9-6', 'what a login in the body that is another one gets', async (context) => {
  const [account, other] = [await makeAccount(context), await makeAccount(context)]

  const answer = await context.platform.changePassword({
    path: { login: account.login },
    body: { login: other.login, hashedPassword: context.run.password().md5 },
  })

  context.observe('I-24', refused(answer) ? answer.status : 'taken')
})

check('T9-7', 'without a valid manager token nothing changes', async (context) => {
  const { platform, run } = context
  const account = await makeAccount(context)
  const { login } = account
  const body = { login, hashedPassword: run.password().md5 }

  const without = await platform.changePassword({ path: { login }, body, credential: 'none' })
  const invented = await platform.changePassword({ path: { login }, body, credential: 'wrong' })

  await context.settle()
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(await isPassword(context, account, account.hash), true)
})
