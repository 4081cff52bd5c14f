import assert from 'node:assert/strict'
import { assume, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import type { Answer } from '../kit/exchange.ts'

const ROUNDS = 20
const isPutOff = ({ status }: Answer<unknown>) => status === 429 || status === 503

check('RACE-1', 'of ten exchanges of one OT token at once exactly one succeeds', { lane: 'race', users: ['userId'] }, async (context) => {
  const { crm, given, race, warn } = context
  const successes: number[] = []
  let serverErrors = 0
  for (let round = 0; round < ROUNDS; round++) {
    const code = await crm.issueOneTimeToken(given.userId)
    const answers = await race(10, (racing) => racing.crm.authorizeOneTime({ body: { code } }))
    const count = answers.filter(succeeded).length
    if (count < 2 && answers.some(isPutOff)) continue // the one that would have succeeded may have been put off
    successes.push(count)
    serverErrors += answers.filter(({ status }) => status >= 500).length
  }

  assume(successes.length > 0, 'the CRM takes ten requests at once')
  const wrong = successes.filter((count) => count !== 1)

  assume(
    successes.some((count) => count > 0),
    'a fresh code works',
  )
  assert.equal(
    wrong.length,
    0,
    `in ${wrong.length} of ${successes.length} rounds not one but ${[...new Set(wrong)].join(' or ')} of 10 succeeded`,
  )
  if (serverErrors > 0) warn(`${serverErrors} of the others were answered 5xx instead of being refused`)
})

check(
  'RACE-2',
  'calls at the same time each get their own answer',
  { lane: 'race', users: ['userId', 'otherUserId'] },
  async ({ crm, given, run, race }) => {
    const wrong: string[] = []
    let judged = 0
    for (let round = 0; round < ROUNDS; round++) {
      const [own, other] = [await crm.issueOneTimeToken(given.userId), await crm.issueOneTimeToken(given.otherUserId)]
      const codes = [own, other, run.token(), run.token(), run.token(), run.token()]
      const answers = await race(codes.length, (racing, index) => racing.crm.authorizeOneTime({ body: { code: codes[index] ?? '' } }))
      if (answers.some(isPutOff)) continue
      judged++
      const [first, second, ...rest] = answers
      if (String(first?.body.userId) !== String(given.userId)) wrong.push(`the code of ${given.userId} got ${first?.status} ${first?.text}`)
      if (String(second?.body.userId) !== String(given.otherUserId))
        wrong.push(`the code of ${given.otherUserId} got ${second?.status} ${second?.text}`)
      if (rest.some(succeeded)) wrong.push('an invented code was accepted')
    }

    assume(judged > 0, 'the CRM takes six requests at once')
    assert.deepEqual(wrong.slice(0, 3), [])
  },
)
