import assert from 'node:assert/strict'
import { BadInputFindings } from '../kit/bad-input-findings.ts'
import { nest } from '../kit/bad-json.ts'
import { EXOTIC, ODD_TEXTS } from '../kit/bad-values.ts'
import { check } from '../kit/crm.ts'
import { drawMutations, type Mutation, mutationsOf, shrinkMutations, toMembers, writeMembers } from '../kit/mutate.ts'
import { affordable } from '../kit/sample.ts'
import { type Door, knockAt, openDoors } from './doors.ts'
import { STAYING } from './log-in.ts'

const DRAWN = 40
const WHOLE_BODIES = ['', 'null', '[]', '""', '0', 'true', '[{}]', '{', '{"a":']

check('HTTP-8', 'no bad input is answered 5xx or with silence', { lane: 'robustness', users: STAYING }, async (context) => {
  const { crm, run, target, warn } = context
  const doors = await openDoors(context)
  const findings = new BadInputFindings(target)
  const isExotic = (mutations: Mutation[]) => mutations.some((mutation) => mutation.isExotic)
  const fails = (door: Door, mutations: Mutation[]) => {
    const rawBody = writeMembers(toMembers(door.body), mutations)
    return findings.isBad(knockAt(context, door, { rawBody, unjudged: !findings.isBreach(isExotic(mutations)) }))
  }
  const bodies = doors.flatMap((door) => {
    const members = toMembers(door.body)
    const single = mutationsOf(members).map((mutation) => [mutation])
    return [...single, ...drawMutations(members, DRAWN, run.random)].map((mutations) => ({ door, mutations }))
  })
  const wholes = doors.flatMap((door) => WHOLE_BODIES.map((rawBody) => ({ door, rawBody })))
  const queries = Object.values(ODD_TEXTS).map((text, index) => ({ door: doors[index % doors.length] as Door, text }))

  await findings.tryAll(affordable(target, wholes, run.random), async ({ door, rawBody }) => {
    if (await findings.isBad(knockAt(context, door, { rawBody }))) findings.add(`${door.ref} with the body ${rawBody || '(none)'}`, false)
  })
  await findings.tryAll([65, 5_000], async (levels) => {
    const sending = crm.issueCrmApiToken({ malformed: true, rawBody: nest(levels), unjudged: !findings.isBreach(true) })
    if (await findings.isBad(sending)) findings.add(`A1 with ${levels} levels of brackets`, true)
  })
  await findings.tryAll(queries, async ({ door, text }) => {
    const oddity = EXOTIC.has(JSON.stringify(text))
    const plain = text.toWellFormed() // a URL cannot hold anything else
    const query = { crmApiToken: plain, inappToken: plain, userId: plain, accessToken: plain }
    const sending = knockAt(context, door, { credential: 'none', query, body: door.body, unjudged: !findings.isBreach(oddity) })
    if (await findings.isBad(sending)) findings.add(`${door.ref} with ${JSON.stringify(text.slice(0, 40))} in the query`, oddity)
  })
  await findings.tryAll(affordable(target, bodies, run.random), async ({ door, mutations }) => {
    if (!(await fails(door, mutations))) return
    const fewest = await shrinkMutations(mutations, (fewer) => fails(door, fewer))
    findings.add(`${door.ref} with ${fewest.map(({ name }) => name).join(' and ')}`, isExotic(fewest))
  })
  const logOut = crm.logOutOfCrm({ malformed: true, query: { userId: '9'.repeat(30), accessToken: '%' } })
  if (await findings.isBad(logOut)) findings.add('A5 with a number of 30 digits', false)

  assert.deepEqual([...findings.wrong], [])
  if (findings.odd.size > 0) warn(`answered 5xx or nothing: ${[...findings.odd].join('; ')}`)
})
