import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { admitCode, logIn } from './crm-side.ts'
import { makePerson } from './people.ts'
import { viewSession } from './sessions.ts'

check(
  'A2-16',
  'a log-in sends the code as it came, under the CRM API token',
  { needs: ['receiver', 'hooks.login'], blockedBy: ['A1-11', 'A1-12'] },
  async (context) => {
    const { hooks, receiver, run } = context
    const { userId } = await makePerson(context)
    const code = `${run.token()}+/=.-_~%2B`
    admitCode(context, code, { userId })

    const login = await hooks['login']!({ code })

    const call = (await receiver.wait('authorizeOneTime', ({ text }) => text.includes(code.slice(0, 32)))).at(-1)
    assume(call || login.status < 500, 'the hook works')
    assert.ok(call, 'the platform brings the code to A2')
    assert.equal(call.body['code'], code)
    assert.ok(receiver.hasIssued(call.query.get('crmApiToken')), 'crmApiToken in the query is the token from A1')
  },
)

check('A2-17', 'the session belongs to the user whom the CRM named', { needs: ['receiver', 'hooks.login'] }, async (context) => {
  const [first, second] = [await makePerson(context), await makePerson(context)]

  const ofSecond = await logIn(context, second)
  const ofFirst = await logIn(context, first)

  assume(first.userId !== second.userId, 'two users are two')
  assert.equal(ofFirst.answer.body['userId'], first.userId)
  assert.equal(ofSecond.answer.body['userId'], second.userId)
  if (!context.target.hooks['session']) return
  const views = [await viewSession(context, ofFirst.sessionId), await viewSession(context, ofSecond.sessionId)]
  assert.deepEqual(
    views.map(({ userId }) => userId),
    [first.userId, second.userId],
  )
})
