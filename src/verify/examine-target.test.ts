import { expect, test } from 'vitest'
import { loadContract } from '../../suites/kit/contract.ts'
import { OPENAPI } from '../../suites/kit/load-checks.ts'
import { openSession } from '../../suites/kit/open-session.ts'
import type { Target } from '../../suites/kit/target.ts'
import { type Quirks, startSmallCrm } from '../../suites/kit/testing.ts'
import { examineTarget } from './examine-target.ts'
import type { Symptom } from './symptom.ts'

async function examine(quirks: Quirks, change: Partial<Target>): Promise<Symptom[]> {
  const crm = await startSmallCrm(quirks, change)
  const { session, close } = await openSession({ target: crm.target }, loadContract(OPENAPI))
  try {
    return await examineTarget(session)
  } finally {
    await close()
    await crm.stop()
  }
}

const told = (symptoms: Symptom[], state: Symptom['state']) => symptoms.filter((symptom) => symptom.state === state).map(({ what }) => what)

test('a CRM that is ready has nothing wrong', async () => {
  const symptoms = await examine({}, { time: { kind: 'real', maxWaitMs: 65_000 } })
  expect(told(symptoms, 'wrong')).toEqual([])
  expect(told(symptoms, 'fine')).toContain('A1 accepts the password')
  expect(told(symptoms, 'fine')).toContain('A4 knows given.userId')
})

test('a refused password is told with what to do', async () => {
  const symptoms = await examine({ refusesPassword: true }, {})
  expect(told(symptoms, 'wrong')[0]).toContain('A1 answered 403')
  expect(symptoms.find(({ state }) => state === 'wrong')?.remedy).toContain('credentials.apiPassword')
})

test('an unknown user is told by the name that the profile gives it', async () => {
  const symptoms = await examine({}, { given: { userId: 1001, otherUserId: 77 } })
  expect(told(symptoms, 'wrong')).toEqual(['A4 does not know given.otherUserId'])
})

test('a hook that nobody serves is told', async () => {
  const symptoms = await examine({}, { hooks: { oneTimeToken: { url: 'http://127.0.0.1:9/' } } })
  expect(told(symptoms, 'wrong')[0]).toContain('hooks.oneTimeToken')
})

test('nobody at the address ends the examination', async () => {
  const symptoms = await examine({}, { url: 'http://127.0.0.1:9' })
  expect(symptoms).toEqual([
    {
      state: 'unreachable',
      what: 'http://127.0.0.1:9 cannot be reached (ECONNREFUSED)',
      remedy: expect.stringContaining('Is it running?'),
    },
  ])
})
