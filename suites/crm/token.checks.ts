import assert from 'node:assert/strict'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { MINUTE } from '../kit/time.ts'
import { weaknessesOf } from '../kit/token-quality.ts'
import { accessTokenIfAny } from './doors.ts'
import { inappQuery, STAYING } from './log-in.ts'

check('TOKEN-1', 'no token counts as one of another kind', { users: STAYING }, async (context) => {
  const { crm, given } = context
  const crmApiToken = await crm.apiToken()
  const accessToken = await accessTokenIfAny(context)
  const code = await crm.issueOneTimeToken(given.userId)
  const asCode = (value: string) => crm.authorizeOneTime({ body: { code: value } })
  const asAccessToken = (value: string) => crm.authorizeAccessToken({ body: { accessToken: value } })
  const asCrmApiToken = (value: string) => crm.generateOneTimeToken({ body: { userId: given.userId }, credential: { value } })

  const swapped = {
    'a crmApiToken as code': await asCode(crmApiToken),
    'a crmApiToken as accessToken': await asAccessToken(crmApiToken),
    'a code as accessToken': await asAccessToken(code),
    'a code as crmApiToken': await asCrmApiToken(code),
    ...(accessToken && {
      'an accessToken as code': await asCode(accessToken),
      'an accessToken as crmApiToken': await asCrmApiToken(accessToken),
    }),
  }
  const inItsPlace = await asCode(code)

  const accepted = Object.entries(swapped).filter(([, answer]) => succeeded(answer))
  assert.deepEqual(
    accepted.map(([name]) => name),
    [],
  )
  assume(succeeded(inItsPlace), 'the code works where it belongs')
})

check(
  'TOKEN-2',
  'a token that is used or expired stays so',
  { lane: 'time', needs: ['clock'], waitsMs: 62_000, users: ['otherUserId'] },
  async (context) => {
    const { crm, given, time } = context
    const redeem = (code: string) => crm.authorizeOneTime({ body: { code } })
    const used = await crm.issueOneTimeToken(given.otherUserId)
    assume(succeeded(await redeem(used)), 'a fresh code works')
    const another = await redeem(await crm.issueOneTimeToken(given.otherUserId))
    assume(succeeded(another), 'so does the next one')
    const atOnce = [await redeem(used), await redeem(used)]
    const birth = await time.birth(() => crm.issueOneTimeToken(given.otherUserId))
    context.releaseUsers()

    const expired = await time.after(birth, MINUTE, redeem)
    const answers = [...atOnce, expired, await redeem(used), await redeem(birth.value), await redeem(used), await redeem(birth.value)]

    assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
  },
)

// A1 is asked for tokens, so the check runs alone: a CRM may let a new one end those before.
check('TOKEN-3', 'tokens are long and cannot be guessed', { lane: 'exclusive', users: ['userId'] }, async (context) => {
  const { crm, given, credentials } = context
  const crmApiTokens: string[] = []
  const codes: string[] = []
  for (let count = 0; count < 4; count++) {
    const token = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })
    const code = await crm.generateOneTimeToken({ body: { userId: given.userId }, ...inappQuery(crm, given.userId) })
    assume(succeeded(token) && succeeded(code), 'A1 and A4 return tokens')
    assume(typeof token.body.crmApiToken === 'string' && typeof code.body.token === 'string', 'both tokens are strings')
    crmApiTokens.push(token.body.crmApiToken)
    codes.push(code.body.token)
  }

  const weaknesses = [...weaknessesOf('crmApiToken', crmApiTokens), ...weaknessesOf('OT token', codes)]

  assert.deepEqual(weaknesses, [])
})
