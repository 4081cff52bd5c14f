import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { makeAccount, newTrader } from './accounts.ts'
import { isInteger } from './people.ts'
import { hundredths, readTrader } from './trader-records.ts'

check('RACE-6', 'accounts created at one moment get different logins', { lane: 'race' }, async (context) => {
  const { race, cleanup, platform } = context

  const answers = await race(10, (racing) => racing.platform.createTrader({ body: newTrader(context) }))

  assume(
    answers.every((answer) => answer.status < 300 && isInteger(answer.body.login)),
    'T1 creates trading accounts',
  )
  for (const { body } of answers) cleanup(() => platform.deleteTrader({ path: { login: body.login } }))
  assert.equal(new Set(answers.map(({ body }) => String(body.login))).size, 10)
})

check('RACE-7', 'deposits made at one moment all count', { lane: 'race' }, async (context) => {
  const { login } = await makeAccount(context)
  const body = { login, type: 'DEPOSIT' as const, preciseAmount: 0.01 }

  const answers = []
  for (let round = 0; round < 10; round++)
    answers.push(...(await context.race(10, (racing) => racing.platform.changeBalance({ path: { login }, body }))))

  await context.settle()
  const record = await readTrader(context, login)
  const booked = answers.filter((answer) => answer.status === 200).length
  assume(booked > 0, 'T8 books deposits')
  assert.equal(String(record['balance']), String(hundredths(record, booked)))
})
