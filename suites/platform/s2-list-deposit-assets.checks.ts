import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'

check('S2-1', 'the deposit assets are listed', { writes: false }, async ({ platform }) => {
  const answer = await platform.listDepositAssets({})

  assert.equal(answer.status, 200)
  assert.ok(Array.isArray(answer.body.depositAsset), 'depositAsset is an array')
})

check('S2-2', 'the array holds names', { writes: false }, async ({ platform }) => {
  const answer = await platform.listDepositAssets({})

  assume(answer.status === 200 && Array.isArray(answer.body.depositAsset), 'S2 lists assets')
  const wrong = answer.body.depositAsset.filter((name) => typeof name !== 'string' || name === '')
  assert.deepEqual(wrong, [])
})

check('S2-3', 'the deposit currency is among the assets', { writes: false }, async ({ platform, given }) => {
  const answer = await platform.listDepositAssets({})

  assume(answer.status === 200 && Array.isArray(answer.body.depositAsset), 'S2 lists assets')
  assert.ok(answer.body.depositAsset.includes(given.depositCurrency), `${given.depositCurrency} is a deposit asset`)
})

check('S2-4', 'without a valid manager token nothing is told', { writes: false }, async ({ platform }) => {
  const without = await platform.listDepositAssets({ credential: 'none' })
  const invented = await platform.listDepositAssets({ credential: 'wrong' })
  const honest = await platform.listDepositAssets({})

  assume(honest.status === 200, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})
