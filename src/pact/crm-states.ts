import { call, callHook, type Provider, type State, type Values } from './provider.ts'

/** The provider states of the platform's pacts with a CRM. */
export const crmStates: Record<string, State> = {
  'the platform knows its password': { needs: () => ['credentials.apiPassword'], set: async () => ({}) },

  'the platform holds a CRM API token': {
    needs: () => ['credentials.apiPassword'],
    set: async (provider) => ({ crmApiToken: await issueToken(provider) }),
  },

  'a person has a code to log in': {
    needs: ({ keepLoggedIn }) => (keepLoggedIn ? ['hooks.oneTimeToken', 'given.keepLoggedInUserId'] : ['given.userId']),
    set: async (provider, { keepLoggedIn }) => issueCode(provider, keepLoggedIn ? 'keepLoggedInUserId' : 'userId'),
  },

  'a person stays logged in': {
    needs: () => ['credentials.apiPassword', 'hooks.oneTimeToken', 'given.keepLoggedInUserId'],
    set: (provider) => logIn(provider, 'keepLoggedInUserId', 'accessToken'),
  },

  'a person logged in and the CRM gave an in-app token': {
    needs: () => ['credentials.apiPassword', 'hooks.oneTimeToken', 'given.inappTokenUserId'],
    set: (provider) => logIn(provider, 'inappTokenUserId', 'inappToken'),
  },

  'the CRM knows a user': { needs: () => ['given.userId'], set: async () => ({}) },
  'the CRM does not know a user': { set: async () => ({ unknownUserId: inventId() }) },

  'the broker gave the platform an authorization for callbacks': {
    needs: () => ['credentials.webhookAuthorization'],
    set: async () => ({}),
  },
  'a partner invited a user': {
    needs: () => ['given.partnerUserId', 'given.brokerName'],
    set: async () => ({ invitedUserId: inventId() }),
  },
  'somebody registered in an application': {
    needs: () => ['given.partnerUserId', 'given.brokerName'],
    set: async ({ fresh }) => ({ invitedUserId: inventId(), email: `${fresh('pact')}@mail.example` }),
  },
}

async function issueToken({ target, known }: Provider): Promise<string> {
  const { crmApiToken } = await call('POST', `${target.url}/oauth2/crmApiToken`, { password: known['apiPassword']! })
  return String(crmApiToken)
}

type Person = 'userId' | 'keepLoggedInUserId' | 'inappTokenUserId'

/** As if the user pressed "open platform"; without a hook for that, by the call that the platform itself has for in-app pages. */
async function issueCode(provider: Provider, person: Person): Promise<Values> {
  const { target, known } = provider
  const userId = known[person]!
  const hook = target.hooks['oneTimeToken']
  const keepLoggedIn = person === 'keepLoggedInUserId'
  if (hook) return { userId, code: String((await callHook(hook, { userId, keepLoggedIn }))['code']) }
  const address = `${target.url}/oauth2/onetime/generate?crmApiToken=${encodeURIComponent(await issueToken(provider))}`
  return { userId, code: String((await call('POST', address, { userId }))['token']) }
}

/** Spends a code for a token that the CRM returns beside the user. */
async function logIn(provider: Provider, person: Person, wanted: 'accessToken' | 'inappToken'): Promise<Values> {
  const { code, userId } = await issueCode(provider, person)
  const address = `${provider.target.url}/oauth2/onetime/authorize?crmApiToken=${encodeURIComponent(await issueToken(provider))}`
  const token = (await call('POST', address, { code }))[wanted]
  if (typeof token !== 'string') throw new Error(`A2 gave no ${wanted}, so the provider state is not there`)
  return { userId: userId!, [wanted]: token }
}

/** An id far from those that a target gives out, and hardly ever the same twice. */
function inventId(): number {
  return 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000)
}
