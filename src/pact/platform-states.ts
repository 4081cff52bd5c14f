import { call, type Provider, type State, type Values } from './provider.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD_HASH = '5f4dcc3b5aa765d61d8327deb882cf99'
const TO_OPEN_AN_ACCOUNT = ['credentials.managerToken', 'given.brokerName', 'given.groupName', 'given.depositCurrency']
const TO_CREATE_A_USER = ['credentials.managerToken', 'given.brokerCrmName']

/** The provider states of a broker's pact with the platform; what they need is made through the platform's own calls. */
export const platformStates: Record<string, State> = {
  'the broker holds a manager token': { needs: () => ['credentials.managerToken'], set: async () => ({}) },
  'an email is unused': { set: async ({ fresh }) => ({ newEmail: `${fresh('pact')}@mail.example` }) },
  'a user exists': { needs: () => TO_CREATE_A_USER, set: createUser },
  'an account exists': { needs: () => TO_OPEN_AN_ACCOUNT, set: openAccount },
  'an account does not exist': { set: async () => ({ unknownLogin: 1_900_000_000 + Math.floor(Math.random() * 100_000_000) }) },

  'a user has a linked account': {
    needs: () => [...TO_CREATE_A_USER, ...TO_OPEN_AN_ACCOUNT, 'given.environmentName'],
    async set(provider) {
      const values = { ...(await createUser(provider)), ...(await openAccount(provider)) }
      const { brokerName, environmentName } = provider.known
      const { userId, login: traderLogin, passwordHash: traderPasswordHash } = values
      const link = { traderLogin, traderPasswordHash, userId, brokerName, environmentName }
      await call('POST', addressOf(provider, '/cid/uid/link'), link)
      return values
    },
  },
}

async function createUser(provider: Provider): Promise<Values> {
  const email = `${provider.fresh('pact')}@mail.example`
  const { brokerCrmName } = provider.known
  const { userId } = await call('POST', addressOf(provider, '/cid/oauth2/uid/create'), { brokerCrmName, email })
  return { userId: Number(userId), email }
}

async function openAccount(provider: Provider): Promise<Values> {
  const { brokerName, groupName, depositCurrency } = provider.known
  const kind = { accessRights: 'FULL_ACCESS', accountType: 'HEDGED', totalMarginCalculationType: 'MAX' }
  const account = { ...kind, balance: 0, leverageInCents: 10_000, brokerName, groupName, depositCurrency, hashedPassword: PASSWORD_HASH }
  const { login, registrationTimestamp } = await call('POST', addressOf(provider, '/v2/webserv/traders'), account)
  const [dayBefore, dayAfter] = [-DAY_MS, DAY_MS].map((ms) => new Date(Number(registrationTimestamp) + ms).toISOString().slice(0, -1))
  return { login: Number(login), passwordHash: PASSWORD_HASH, dayBefore: dayBefore!, dayAfter: dayAfter! }
}

function addressOf({ target, known }: Provider, path: string): string {
  return `${target.url}${path}?token=${encodeURIComponent(String(known['managerToken']))}`
}
