import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { makeAccount } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, unforgiven } from './bad-input.ts'
import { isPassword, UNKNOWN_LOGIN } from './trader-records.ts'

check('T10-1', 'the present password is accepted without a body', async (context) => {
  const { login, hash } = await makeAccount(context)

  const answer = await context.platform.checkPassword({ path: { login }, body: { login, hashedPassword: hash } })

  context.observe('U-23', answer.status, { 'traders.checkPasswordStatus': answer.status })
  assert.ok([200, 204].includes(answer.status), 'the password is accepted')
  assert.ok(answer.text === '' || answer.text === '{}', 'the body is empty')
})

check('T10-2', 'another hash is refused', async (context) => {
  const account = await makeAccount(context)
  const { login } = account
  assume(await isPassword(context, account, account.hash), 'the present password is accepted')

  const answer = await context.platform.checkPassword({ path: { login }, body: { login, hashedPassword: context.run.password().md5 } })

  context.observe('U-24', answer.status, { 'traders.checkPasswordFailure': answer.status })
  assert.ok(refused(answer), 'this is not the password')
  const almost = [0, 1]
    .map((share) => alterToken(account.hash, share))
    .concat(account.hash.slice(0, -1) + (account.hash.endsWith('0') ? '1' : '0'))
  const accepted = []
  for (const hash of almost) if (await isPassword(context, account, hash)) accepted.push(hash)
  assert.deepEqual(accepted, [], 'one character differs')
})

check('T10-3', 'a check changes nothing', async (context) => {
  const account = await makeAccount(context)
  assume(!(await isPassword(context, account, context.run.password().md5)), 'another hash is refused')

  const again = await isPassword(context, account, account.hash)

  assert.equal(again, true)
})

check('T10-4', 'in which letter case a hash is accepted', async (context) => {
  const account = await makeAccount(context)
  assume(await isPassword(context, account, account.hash), 'the present password is accepted')

  const isEither = await isPassword(context, account, account.hash.toUpperCase())

  context.observe('I-29', isEither ? 'either' : 'lower', { 'traders.hashCase': isEither ? 'either' : 'lower' })
})

check('T10-5', 'an unknown login is refused', async (context) => {
  const account = await makeAccount(context)
  assume(await isPassword(context, account, account.hash), 'a known login is answered')

  const answer = await context.platform.checkPassword({
    path: { login: UNKNOWN_LOGIN },
    body: { login: UNKNOWN_LOGIN, hashedPassword: account.hash },
  })

  assert.ok(refused(answer), 'no account has this login')
})

check('T10-6', 'a missing or mistyped field is refused', { lane: 'robustness' }, async (context) => {
  const account = await makeAccount(context)
  const { login, hash } = account
  const whole = { login, hashedPassword: hash }
  const send = (body: object) => context.platform.checkPassword({ malformed: true, path: { login }, body })
  assume(await isPassword(context, account, hash), 'the present password is accepted')

  const incomplete = await findAccepted([...leaveOut(whole, ['hashedPassword']), { label: 'an empty object', body: {} }], send)
  const mistyped = await findAccepted(
    [
      ...leaveOut(whole, ['login']),
      ...mistype(whole, { login: 'integer', hashedPassword: 'string' }),
      ...nullify(whole, ['login', 'hashedPassword']),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('T10-7', 'what a login in the body that is another one gets', async (context) => {
  const [account, other] = [await makeAccount(context), await makeAccount(context)]

  const answer = await context.platform.checkPassword({
    path: { login: account.login },
    body: { login: other.login, hashedPassword: account.hash },
  })

  context.observe('I-24', refused(answer) ? answer.status : 'taken')
})

check('T10-8', 'without a valid manager token nothing is told', async (context) => {
  const { platform } = context
  const { login, hash } = await makeAccount(context)
  const body = { login, hashedPassword: hash }

  const without = await platform.checkPassword({ path: { login }, body, credential: 'none' })
  const invented = await platform.checkPassword({ path: { login }, body, credential: 'wrong' })
  const honest = await platform.checkPassword({ path: { login }, body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})
