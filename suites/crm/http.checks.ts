import assert from 'node:assert/strict'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { type BadJson, spoilJson } from '../kit/bad-json.ts'
import { check } from '../kit/crm.ts'
import type { Answer } from '../kit/exchange.ts'
import { stringifyExact } from '../kit/json.ts'
import { affordable } from '../kit/sample.ts'
import { attribution } from './callbacks.ts'
import { accessTokenIfAny, type Door, knockAt, openDoors } from './doors.ts'
import { inappQuery, STAYING } from './log-in.ts'

// A1 is asked for tokens here, so these checks run alone: a CRM may let a new token end those before.
const alone = { lane: 'exclusive' as const, users: STAYING }

check('HTTP-1', 'every successful answer is JSON', alone, async (context) => {
  const { crm, given, run, credentials, target, warn } = context
  const token = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })
  const code = await crm.issueOneTimeToken(given.userId)
  const logIn = await crm.authorizeOneTime({ body: { code } })
  const generated = await crm.generateOneTimeToken({ body: { userId: given.userId }, ...inappQuery(crm, given.userId) })
  const answers: Answer<unknown>[] = [token, logIn, generated]
  if (target.attributionUrl && target.credentials.webhookAuthorization)
    answers.push(await crm.attributeUser({ body: attribution(context, given.partnerUserId) }))

  const worked = answers.filter(succeeded)
  const isOther = ({ text, json }: Answer<unknown>) => text.trim() !== '' && json === undefined
  const wrong = worked.filter(isOther)
  const refusals = [
    await crm.issueCrmApiToken({ body: { password: run.token() } }),
    await crm.authorizeOneTime({ body: { code: run.token() } }),
  ]

  assume(worked.length > 0, 'some call succeeds')
  assert.deepEqual(
    wrong.map(({ text }) => text.slice(0, 100)),
    [],
  )
  const pages = refusals.filter(isOther).map(({ text }) => text.slice(0, 100))
  if (pages.length > 0) warn(`refused with what is not JSON: ${pages.join('; ')}`)
})

check('HTTP-4', 'JSON is labelled as application/json', alone, async ({ crm, given, credentials }) => {
  const token = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })
  const code = await crm.issueOneTimeToken(given.userId)
  const logIn = await crm.authorizeOneTime({ body: { code } })
  assume(succeeded(token) && succeeded(logIn), 'both calls succeed')

  const types = [token, logIn].map(({ headers }) => headers.get('content-type') ?? 'none')

  const wrong = types.filter((type) => !/^application\/json\s*(;|$)/i.test(type))
  assert.deepEqual(wrong, [], `labelled as ${wrong.join(', ')}`)
})

interface Trial {
  door: Door
  bad: BadJson
}

check('HTTP-11', 'a body that is not JSON is turned down', { ...alone, lane: 'robustness' }, async (context) => {
  const { target, run, warn } = context
  const doors = await openDoors(context)
  const trials = doors.flatMap((door) => spoilJson(stringifyExact(door.body)).map((bad): Trial => ({ door, bad })))

  const answers = await Promise.all(
    affordable(target, trials, run.random).map(async (trial) => ({
      ...trial,
      answer: await knockAt(context, trial.door, { rawBody: trial.bad.body, unjudged: trial.bad.isTolerated && !target.isSimulator }),
    })),
  )
  const accepted = answers.filter(({ answer }) => succeeded(answer))
  const controls = []
  for (const door of await openDoors(context)) controls.push(await knockAt(context, door, { body: door.body, unjudged: true }))

  const name = ({ door, bad }: Trial) => `${door.ref}: ${bad.name}`
  const isForgivable = ({ door, bad }: Trial) => bad.isTolerated || door.isCallback
  const forgiven = accepted.filter(isForgivable).map(name)
  assert.deepEqual(accepted.filter((trial) => !isForgivable(trial)).map(name), [])
  if (forgiven.length > 0) warn(`took for JSON what is none: ${forgiven.join('; ')}`)
  assume(controls.filter(succeeded).length >= 3, 'the same bodies as good JSON are taken')
})

check('HTTP-14', 'a body with another label than JSON is turned down', alone, async (context) => {
  const labels = [
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ]
  const trials = (await openDoors(context)).flatMap((door) => labels.map((label) => ({ door, label })))
  const answers = await Promise.all(
    trials.map(async ({ door, label }) => ({
      name: `${door.ref} with ${label ?? 'no label'}`,
      answer: await knockAt(context, door, { body: door.body, headers: { 'content-type': label } }),
    })),
  )

  const controls = []
  for (const door of await openDoors(context)) controls.push(await knockAt(context, door, { body: door.body, unjudged: true }))

  const accepted = answers.filter(({ answer }) => succeeded(answer)).map(({ name }) => name)
  assume(controls.filter(succeeded).length >= 3, 'the same bodies labelled as JSON are taken')
  assert.deepEqual(accepted, [])
})

check('HTTP-18', 'a method that an address does not have is turned down', alone, async (context) => {
  const methods = ['GET', 'PUT', 'PATCH', 'DELETE']
  const trials = (await openDoors(context)).flatMap((door) => methods.map((method) => ({ door, method })))

  const answers = await Promise.all(
    trials.map(async ({ door, method }) => ({
      name: `${method} at ${door.ref}`,
      answer: await knockAt(context, door, { method, ...(method !== 'GET' && { body: door.body }) }),
    })),
  )

  const accessToken = await accessTokenIfAny(context)
  const { given } = context
  const query = { userId: given.has('keepLoggedInUserId') ? given.keepLoggedInUserId : given.userId, accessToken }
  for (const method of accessToken === undefined ? [] : ['GET', 'PATCH', 'DELETE'])
    answers.push({ name: `${method} at A5`, answer: await context.crm.call('logOutOfCrm', { malformed: true, method, query }) })

  const accepted = answers.filter(({ answer }) => !refused(answer)).map(({ name, answer }) => `${name}: ${answer.status}`)
  assert.deepEqual(accepted, [])
  const isSilent = answers.some(({ answer }) => answer.status === 405 && !answer.headers.has('allow'))
  if (isSilent) context.warn('405 came without the header Allow')
})

check('HTTP-21', 'an address that the CRM does not have answers 404', { writes: false }, async ({ crm, run }) => {
  const send = (rawPath: string) => crm.call('issueCrmApiToken', { malformed: true, rawPath, body: {} })

  const answers = [await send(`/oauth2/${run.word('x')}`), await send(`/${run.word('x')}`), await send('/oauth2/onetime/authorize/now')]

  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404],
  )
})

check('HTTP-24', 'a crmApiToken that is named twice is turned down', { users: STAYING }, async (context) => {
  const { crm, run } = context
  const right = await crm.apiToken()
  const accepted: string[] = []
  for (const door of (await openDoors(context)).filter(({ ref }) => ['A2', 'A3', 'A4'].includes(ref))) {
    const twice = (first: string, second: string) =>
      knockAt(context, door, {
        body: door.body,
        credential: 'none',
        extraQuery: [
          ['crmApiToken', first],
          ['crmApiToken', second],
        ],
      })
    if (succeeded(await twice(right, run.token()))) accepted.push(`${door.ref}: the first counts`)
    if (succeeded(await twice(run.token(), right))) accepted.push(`${door.ref}: the last counts`)
  }

  assert.deepEqual(accepted, [])
})

check('HTTP-27', 'how large a request may be', { ...alone, needs: ['simulator'] }, async ({ crm, observe }) => {
  const large = await crm.issueCrmApiToken({ malformed: true, body: { password: 'x'.repeat(1_048_577) } })
  const deep = await crm.issueCrmApiToken({ malformed: true, rawBody: `${'['.repeat(5_000)}${']'.repeat(5_000)}` })
  const long = await crm.call('issueCrmApiToken', { malformed: true, rawPath: `/oauth2/${'x'.repeat(10_000)}`, body: {} })

  assert.ok([large, deep, long].every(refused), 'all are turned down')
  observe('HTTP-27', `1 MiB: ${large.status}, 5 000 levels: ${deep.status}, a path of 10 KB: ${long.status}`)
})
