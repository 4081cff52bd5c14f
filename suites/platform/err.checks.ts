import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { MINUTE } from '../kit/time.ts'
import { makeLinkedAccount, newTrader, recordOf } from './accounts.ts'
import { lookUp, lookUpInCrm, makePerson } from './people.ts'
import { readIdentifier, setIdentifier } from './referrals.ts'
import { readTrader, toTimestamp } from './trader-records.ts'

check('ERR-6', 'identity calls are turned down with 401, 403 or 404', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const { brokerCrmName } = given
  const nobody = run.number()

  const answers = [
    await platform.createSsoUser({ malformed: true, body: { brokerCrmName } }),
    await platform.createUser({ malformed: true, body: {} }),
    await platform.changeEmail({ malformed: true, body: { userId, brokerCrmName } }),
    await platform.changeEmail({ body: { userId: nobody, newEmail: run.email(), brokerCrmName } }),
    await platform.logOutUser({ query: { brokerCrmName, userId: nobody } }),
    await platform.setReferral({ malformed: true, body: { brokerCrmName, userId } }),
    await platform.listLinkedAccounts({ malformed: true, body: {} }),
    await platform.listUsers({ credential: 'none' }),
  ]

  assume(answers.some(refused), 'calls are turned down at all')
  const others = answers.filter((answer) => refused(answer) && ![401, 403, 404].includes(answer.status))
  assert.deepEqual(
    others.map(({ exchange, status }) => `${exchange.operation}: ${status}`),
    [],
  )
})

check('ERR-8', "a bad token is never answered with the CRM's statuses or codes", async (context) => {
  const { platform, given, run, target, hooks } = context
  const { userId } = await makePerson(context)
  const redeemed = target.hooks['redeem'] ? [await hooks['redeem']!({ code: run.token() })] : []

  const answers = [
    await platform.createUser({ body: { email: run.email() }, credential: 'wrong' }),
    await platform.logOutUser({ query: { brokerCrmName: given.brokerCrmName, userId }, credential: 'wrong' }),
    await platform.listLinkedAccounts({ body: { environmentName: given.environmentName }, credential: 'wrong' }),
    await platform.listUsers({ credential: 'wrong' }),
    await platform.issueSsoCode({ path: { userId }, body: { brokerNames: [given.brokerName] }, credential: 'wrong' }),
    ...redeemed,
  ]

  assume(answers.some(refused), 'bad tokens are turned down at all')
  const ofTheCrm = answers.filter(
    ({ status, text }) => [410, 417].includes(status) || /CID_TOKEN_EXPIRED|CID_NON_EXISTED_TOKEN|CH_CLIENT_AUTH_FAILURE/.test(text),
  )
  assert.deepEqual(
    ofTheCrm.map(({ exchange, status, text }) => `${exchange.operation}: ${status} ${text}`),
    [],
  )
})

check('ERR-9', 'what the body of a refusal looks like', async (context) => {
  const { platform, given, run, observe } = context

  const answer = await platform.changeEmail({
    body: { userId: run.number(), newEmail: run.email(), brokerCrmName: given.brokerCrmName },
  })

  assume(refused(answer), 'a user id that nobody has is refused')
  const format = recogniseFormat(answer)
  observe('U-17', format, ['other'].includes(format) ? {} : { 'errors.format': format })
})

check('ERR-10', 'what is turned down changes nothing', { lane: 'robustness', blockedBy: ['B1-1', 'B17-2'] }, async (context) => {
  const { platform, given, run, settle } = context
  const { brokerCrmName, brokerName, environmentName } = given
  const person = await makePerson(context)
  const account = await makeLinkedAccount(context, person)
  const [kept, renamed, name] = [run.word('p-'), run.word('Savings '), run.word('Name ')]
  await setIdentifier(context, { userId: person.userId }, kept)
  const [ssoEmail, email, newEmail] = [run.email(), run.email(), run.email()]

  const answers = [
    await platform.createSsoUser({ malformed: true, body: { brokerCrmName, email: ssoEmail, nickname: { first: 'Mia' } } }),
    await platform.createUser({ malformed: true, body: { email, brokerName, preferredLanguage: ['de'] } }),
    await platform.changeEmail({ malformed: true, body: { userId: person.userId, newEmail, brokerCrmName: { name: brokerCrmName } } }),
    await platform.changeLinkedAccount({
      malformed: true,
      body: { traderLogin: account.login, environmentName, brokerAccountDisplayName: renamed, brokerName: { name: brokerName } },
    }),
    await platform.setReferral({ malformed: true, body: { brokerCrmName, partnerId: { id: 'x' }, userId: person.userId } }),
    await platform.createTrader({ malformed: true, body: { ...newTrader(context), name, accountType: 'NONE' } }),
  ]
  await settle()

  const [sso, plain, change, display, partner, trader] = answers
  const changed = [
    refused(sso!) && (await lookUp(context, ssoEmail)) !== undefined && 'B1 created a user',
    refused(plain!) && (await lookUp(context, email)) !== undefined && 'B6 created a user',
    refused(change!) && (await lookUpInCrm(context, newEmail)) !== undefined && 'B3 changed the e-mail',
    refused(display!) && (await recordOf(context, account.login))?.brokerAccountDisplayName === renamed && 'B8 changed the display name',
    refused(partner!) && (await readIdentifier(context, { userId: person.userId }, kept)) !== kept && 'B17 changed the identifier',
    refused(trader!) && (await isListed(context, name, account.login)) && 'T1 created an account',
  ].filter(Boolean)
  assume(answers.some(refused), 'mistyped fields are turned down at all')
  assert.deepEqual(changed, [])
})

/** Whether T3 lists an account of this name that was registered after another one. */
async function isListed(context: PlatformContext, name: string, after: number): Promise<boolean> {
  const { registrationTimestamp: at } = await readTrader(context, after)
  if (typeof at !== 'number' || at < 100_000_000_000) return false
  const { body } = await context.platform.listTraders({
    query: { from: toTimestamp(at), to: toTimestamp(at + 5 * MINUTE), fields: 'login,name' },
    unjudged: true,
  })
  return Array.isArray(body.trader) && body.trader.some((record) => record.name === name)
}

function recogniseFormat({ text, json }: { text: string; json: unknown }): string {
  const record = (json ?? {}) as { error?: { errorCode?: unknown } | string; code?: unknown; error_code?: unknown }
  if (text.trim() === '') return 'empty'
  if (typeof record.error === 'object' && record.error?.errorCode !== undefined) return 'nested'
  if (record.error_code !== undefined) return 'snake'
  if (typeof record.error === 'string' && record.code !== undefined) return 'flat'
  if (/^\s*<(!doctype html|html)/i.test(text)) return 'html'
  if (/^\s*</.test(text)) return 'xml'
  return json === undefined ? 'text' : 'other'
}
