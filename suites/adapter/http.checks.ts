import assert from 'node:assert/strict'
import { check } from '../kit/adapter.ts'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { BadInputFindings } from '../kit/bad-input-findings.ts'
import { nest, spoilJson } from '../kit/bad-json.ts'
import { ODD_TEXTS } from '../kit/bad-values.ts'
import { stringifyExact } from '../kit/json.ts'
import { drawMutations, type Mutation, mutationsOf, shrinkMutations, toMembers, writeMembers } from '../kit/mutate.ts'
import { affordable } from '../kit/sample.ts'
import { isError, isOk, issueToken, logOut, tokenRequest } from './tokens.ts'

check('HTTP-3', 'every answer is JSON', { users: ['userId'] }, async (context) => {
  const { adapter, run } = context
  const issued = await adapter.generateAdapterToken({ body: tokenRequest(context) })
  const loggedOut = await logOut(context, await issueToken(context))
  const failed = await logOut(context, run.token())

  const wrong = [issued, loggedOut, failed].filter(({ json }) => typeof json !== 'object' || json === null)

  assert.deepEqual(
    wrong.map(({ text }) => text.slice(0, 100)),
    [],
  )
})

check('HTTP-6', 'JSON is labelled as application/json', { users: ['userId'] }, async (context) => {
  const issued = await context.adapter.generateAdapterToken({ body: tokenRequest(context) })
  const loggedOut = await logOut(context, await issueToken(context))

  const types = [issued, loggedOut].map(({ headers }) => headers.get('content-type') ?? 'none')

  const wrong = types.filter((type) => !/^application\/json\s*(;|$)/i.test(type))
  assert.deepEqual(wrong, [], `labelled as ${wrong.join(', ')}`)
})

check('HTTP-10', 'no bad input is answered 5xx or with silence', { lane: 'robustness' }, async (context) => {
  const { adapter, run, target, warn } = context
  const members = toMembers({ ...tokenRequest(context), uidTraderAccountIds: [1], isVerified: true })
  const findings = new BadInputFindings(target)
  const isExotic = (mutations: Mutation[]) => mutations.some((mutation) => mutation.isExotic)
  const fails = (mutations: Mutation[]) => {
    const rawBody = writeMembers(members, mutations)
    return findings.isBad(adapter.generateAdapterToken({ malformed: true, rawBody, unjudged: !findings.isBreach(isExotic(mutations)) }))
  }
  const bodies = [...mutationsOf(members).map((mutation) => [mutation]), ...drawMutations(members, 120, run.random)]
  const tokens = Object.values(ODD_TEXTS).filter((text) => /^[\x21-\x7e]+$/.test(text) && text.length < 5_000)

  await findings.tryAll(['', 'null', '[]', '""', '0', 'true', '[{}]', '{', '{"a":'], async (rawBody) => {
    const sending = adapter.generateAdapterToken({ malformed: true, rawBody })
    if (await findings.isBad(sending)) findings.add(`C1 with the body ${rawBody || '(none)'}`, false)
  })
  await findings.tryAll([65, 5_000], async (levels) => {
    const sending = adapter.generateAdapterToken({ malformed: true, rawBody: nest(levels), unjudged: !findings.isBreach(true) })
    if (await findings.isBad(sending)) findings.add(`C1 with ${levels} levels of brackets`, true)
  })
  await findings.tryAll(tokens, async (value) => {
    const sending = adapter.revokeAdapterToken({ malformed: true, credential: { value } })
    if (await findings.isBad(sending)) findings.add(`C2 with the token ${value}`, false)
  })
  await findings.tryAll(affordable(target, bodies, run.random), async (mutations) => {
    if (!(await fails(mutations))) return
    const fewest = await shrinkMutations(mutations, fails)
    findings.add(`C1 with ${fewest.map(({ name }) => name).join(' and ')}`, isExotic(fewest))
  })

  assert.deepEqual([...findings.wrong], [])
  if (findings.odd.size > 0) warn(`answered 5xx or nothing: ${[...findings.odd].join('; ')}`)
})

check('HTTP-13', 'a body that is not JSON gets s=error', { lane: 'robustness', blockedBy: ['C1-1'] }, async (context) => {
  const { adapter, target, run, warn } = context
  const cases = affordable(target, spoilJson(stringifyExact(tokenRequest(context))), run.random)

  const answers = await Promise.all(
    cases.map(async (bad) => ({
      ...bad,
      answer: await adapter.generateAdapterToken({ malformed: true, rawBody: bad.body, unjudged: bad.isTolerated && !target.isSimulator }),
    })),
  )
  const control = await adapter.generateAdapterToken({ body: tokenRequest(context) })

  const accepted = answers.filter(({ answer }) => !isError(answer) && succeeded(answer))
  assert.deepEqual(
    accepted.filter(({ isTolerated }) => !isTolerated).map(({ name }) => name),
    [],
  )
  assume(isOk(control), 'the same body as good JSON gets a token')
  if (accepted.length > 0) warn(`took for JSON what is none: ${accepted.map(({ name }) => name).join('; ')}`)
  const silent = answers.find(({ answer }) => refused(answer) && !isError(answer))
  if (silent) warn(`a body that is not JSON was answered ${silent.answer.status} without s=error`)
})

check('HTTP-16', 'a body with another label than JSON gets no token', { blockedBy: ['C1-1'] }, async (context) => {
  const labels = [
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ]
  const body = tokenRequest(context)
  const send = (label: string | undefined) =>
    context.adapter.generateAdapterToken({ malformed: true, body, headers: { 'content-type': label } })

  const answers = await Promise.all(labels.map(async (label) => ({ label, answer: await send(label) })))

  const accepted = answers.filter(({ answer }) => isOk(answer)).map(({ label }) => label ?? 'no label')
  assert.deepEqual(accepted, [])
})

check('HTTP-20', 'a method that an address does not have is turned down', async (context) => {
  const { adapter, warn } = context
  const methods = ['GET', 'PUT', 'PATCH', 'DELETE']
  const body = tokenRequest(context)
  const trials = methods.flatMap((method) => [
    { name: `${method} at C1`, send: () => adapter.generateAdapterToken({ malformed: true, method, ...(method !== 'GET' && { body }) }) },
    { name: `${method} at C2`, send: () => adapter.revokeAdapterToken({ malformed: true, method, credential: 'wrong' }) },
  ])

  const answers = await Promise.all(trials.map(async ({ name, send }) => ({ name, answer: await send() })))

  const accepted = answers.filter(({ answer }) => !refused(answer)).map(({ name, answer }) => `${name}: ${answer.status}`)
  assert.deepEqual(accepted, [])
  if (answers.some(({ answer }) => answer.status === 405 && !answer.headers.has('allow'))) warn('405 came without the header Allow')
})

check('HTTP-23', 'an address that the adapter does not have answers 404', { writes: false }, async ({ adapter, run }) => {
  const send = (rawPath: string) => adapter.call('generateAdapterToken', { malformed: true, rawPath, body: {} })

  const answers = [await send(`/${run.word('x')}`), await send(`/generate/${run.word('x')}`), await send('/logout/now')]

  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404],
  )
})

check('HTTP-29', 'how large a request may be', { needs: ['simulator'] }, async (context) => {
  const { adapter, observe } = context
  const body = { ...tokenRequest(context), brokerNames: ['x'.repeat(1_048_577)] }
  const large = await adapter.generateAdapterToken({ malformed: true, body })
  const deep = await adapter.generateAdapterToken({ malformed: true, rawBody: `${'['.repeat(5_000)}${']'.repeat(5_000)}` })
  const long = await logOut(context, 'x'.repeat(30_000))

  assert.ok(!isOk(large) && !isOk(deep) && !isOk(long), 'all are turned down')
  observe('HTTP-29', `1 MiB: ${large.status}, 5 000 levels: ${deep.status}, a token of 30 KB: ${long.status}`)
})
