import type { Answer } from '../../suites/kit/exchange.ts'
import type { Session } from '../../suites/kit/session.ts'
import type { Role } from '../../suites/kit/target.ts'
import type { Symptom } from './symptom.ts'

export type Call = (id: string, input?: Record<string, unknown>) => Promise<Answer>

/** What each role is asked: credentials, and whether what the profile names is there. */
export const EXAMINATIONS: Record<Role, (session: Session, call: Call) => Promise<Symptom[]>> = {
  crm: examineCrm,
  platform: examinePlatform,
  adapter: examineAdapter,
}

async function examineCrm({ target }: Session, call: Call): Promise<Symptom[]> {
  const login = await call('issueCrmApiToken', { body: { password: target.credentials.apiPassword } })
  if (login.status !== 200) return [refusal('A1', login, 'credentials.apiPassword must be the password that the platform would send.')]
  const symptoms: Symptom[] = [{ state: 'fine', what: 'A1 accepts the password' }]
  for (const name of ['userId', 'otherUserId', 'keepLoggedInUserId', 'inappTokenUserId', 'otherInappTokenUserId']) {
    const userId = target.given[name]
    if (userId !== undefined)
      symptoms.push(examineCrmUser(name, await call('generateOneTimeToken', { body: { userId } }), 'oneTimeToken' in target.hooks))
  }
  if (!target.attributionUrl || !target.registrationUrl)
    symptoms.push({
      state: 'doubtful',
      what: 'target.attributionWebhookUrl or registrationWebhookUrl is not given',
      remedy: 'A6 or A7 will stay untested.',
    })
  return symptoms
}

function examineCrmUser(name: string, answer: Answer, hasHook: boolean): Symptom {
  if (answer.status === 200) return { state: 'fine', what: `A4 knows given.${name}` }
  if (answer.status === 404)
    return { state: 'wrong', what: `A4 does not know given.${name}`, remedy: 'The profile must name a user that exists in the CRM.' }
  if (hasHook) return { state: 'fine', what: `A4 wants an inappToken for given.${name}; hooks.oneTimeToken gets around it` }
  return {
    state: 'doubtful',
    what: `A4 answered ${answer.status} for given.${name}: it may want the inappToken of an earlier run`,
    remedy: 'Give hooks.oneTimeToken, or another user: without a one-time token its checks stay inconclusive.',
  }
}

async function examinePlatform({ target }: Session, call: Call): Promise<Symptom[]> {
  const { given } = target
  const symbols = await call('listSymbols')
  if (symbols.status !== 200) return [refusal('S1', symbols, 'credentials.managerToken must be a manager token that is valid now.')]
  const accounts = await call('listLinkedAccounts', { body: { environmentName: given['environmentName'], limit: 1 } })
  const assets = await call('listDepositAssets')
  const hasCurrency = JSON.stringify(assets.json ?? '').includes(JSON.stringify(given['depositCurrency']))
  const users = await call('listUsers', { query: { limit: 1 } })
  return [
    { state: 'fine', what: 'S1 accepts the manager token' },
    accounts.status === 200
      ? { state: 'fine', what: 'B12 knows given.environmentName' }
      : refusal('B12', accounts, 'Does given.environmentName exist?'),
    hasCurrency
      ? { state: 'fine', what: 'S2 lists given.depositCurrency' }
      : {
          state: 'wrong',
          what: `S2 does not list given.depositCurrency (${String(given['depositCurrency'])})`,
          remedy: 'Name a currency that accounts can be opened in.',
        },
    users.status === 200
      ? { state: 'fine', what: 'the manager may authenticate users (B14)' }
      : { ...refusal('B14', users, 'Give the manager the permission to authenticate users: B14 and B15 need it.'), state: 'doubtful' },
  ]
}

async function examineAdapter({ target }: Session, call: Call): Promise<Symptom[]> {
  const { userId, brokerNames } = target.given
  const issued = await call('generateAdapterToken', { body: { userId, brokerNames } })
  const token = issued.body['d']
  if (issued.body['s'] !== 'ok' || typeof token !== 'string')
    return [
      refusal(
        'C1',
        issued,
        'credentials.bearer must be the credential of the deployment, and given.userId must have accounts under given.brokerNames.',
      ),
    ]
  await call('revokeAdapterToken', { credential: { value: token } })
  return [{ state: 'fine', what: 'C1 accepts the credential and knows given.userId' }]
}

function refusal(ref: string, answer: Answer, remedy: string): Symptom {
  return { state: 'wrong', what: `${ref} answered ${answer.status} ${answer.text.slice(0, 200)}`.trim(), remedy }
}
