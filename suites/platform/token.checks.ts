import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makePerson } from './people.ts'

/** This many codes for one user. */
async function issueCodes({ platform, given }: PlatformContext, userId: number, count: number): Promise<string[]> {
  const codes: string[] = []
  while (codes.length < count) {
    const answer = await platform.issueSsoCode({ path: { userId }, body: { brokerNames: [given.brokerName] } })
    assume(answer.status < 300 && typeof answer.body.code === 'string', 'B15 issues codes')
    codes.push(answer.body.code)
  }
  return codes
}

check('TOKEN-4', 'a value that never was a code opens nothing', { needs: ['hooks.redeem'] }, async (context) => {
  const { hooks, run, warn } = context
  const { userId } = await makePerson(context)
  const [code, another] = await issueCodes(context, userId, 2)

  const invented = await hooks['redeem']!({ code: run.token() })
  const shortened = await hooks['redeem']!({ code: another!.slice(0, -1) })
  const real = await hooks['redeem']!({ code })

  assume(real.status < 300, 'a code that was issued opens a session')
  assert.deepEqual([refused(invented), refused(shortened)], [true, true])
  assert.deepEqual([invented.body['sessionId'], shortened.body['sessionId']], [undefined, undefined])
  if (invented.status !== 404) warn(`a code that does not exist is said to be answered 404, not ${invented.status}`)
})

check('TOKEN-5', 'codes are long, differ and do not follow from each other', async (context) => {
  const { userId } = await makePerson(context)

  const codes = await issueCodes(context, userId, 10)

  const [first = ''] = codes
  const isSharedAt = (index: number) => codes.every((code) => code[index] === first[index])
  const changing = [...first].filter((_, index) => !isSharedAt(index)).length
  assert.equal(new Set(codes).size, 10, 'no two are the same')
  assert.ok(changing >= 12, `at least twelve characters differ from code to code, not ${changing}`)
})
