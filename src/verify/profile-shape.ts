import type { Role } from '../../suites/kit/target.ts'

/** What may stand at one place of a profile. */
export type Shape =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'url'
  | 'secret'
  | 'texts'
  | 'integers'
  | { fields: Record<string, Shape>; required?: string[] }

const hook: Shape = { fields: { url: 'url', authorization: 'secret' }, required: ['url'] }
const hooksOf = (...names: string[]): Shape => ({ fields: Object.fromEntries(names.map((name) => [name, hook])) })

const COMMON: Record<string, Shape> = {
  role: 'text',
  staging: 'boolean',
  time: { fields: { maxWaitMs: 'integer', hook } },
  consistency: { fields: { lagMs: 'integer' } },
  limits: { fields: { concurrency: 'integer', requestsPerSecond: 'integer', bursts: 'boolean' } },
  timeouts: { fields: { answerMs: 'integer' } },
}

const BY_ROLE: Record<Role, Record<string, Shape>> = {
  crm: {
    target: { fields: { url: 'url', attributionWebhookUrl: 'url', registrationWebhookUrl: 'url' }, required: ['url'] },
    credentials: { fields: { apiPassword: 'secret', webhookAuthorization: 'secret' }, required: ['apiPassword'] },
    given: {
      fields: {
        userId: 'integer',
        otherUserId: 'integer',
        brokerName: 'text',
        partnerUserId: 'integer',
        otherPartnerUserId: 'integer',
        keepLoggedInUserId: 'integer',
        inappTokenUserId: 'integer',
        otherInappTokenUserId: 'integer',
      },
      required: ['userId', 'otherUserId', 'brokerName', 'partnerUserId', 'otherPartnerUserId'],
    },
    hooks: hooksOf('oneTimeToken'),
  },
  platform: {
    target: { fields: { hostUrl: 'url' }, required: ['hostUrl'] },
    credentials: {
      fields: {
        managerToken: 'secret',
        managerTokenWithoutAuthPermission: 'secret',
        crmApiPassword: 'secret',
        webhookAuthorization: 'secret',
      },
      required: ['managerToken'],
    },
    given: {
      fields: {
        brokerName: 'text',
        otherBrokerName: 'text',
        brokerCrmName: 'text',
        environmentName: 'text',
        groupName: 'text',
        groupId: 'integer',
        depositCurrency: 'text',
        userId: 'integer',
        otherUserId: 'integer',
        keepLoggedInUserId: 'integer',
        inappTokenUserId: 'integer',
        otherInappTokenUserId: 'integer',
        partnerUserId: 'integer',
        otherPartnerUserId: 'integer',
        traderLogin: 'integer',
        uidTraderAccountId: 'integer',
      },
      required: ['brokerName', 'brokerCrmName', 'environmentName', 'groupName', 'depositCurrency'],
    },
    hooks: hooksOf('login', 'relogin', 'inApp', 'logout', 'redeem', 'session', 'invite', 'register', 'deal', 'subAccount'),
    callbacks: { fields: { listenPort: 'integer', publicUrl: 'url' }, required: ['listenPort', 'publicUrl'] },
  },
  adapter: {
    target: { fields: { url: 'url' }, required: ['url'] },
    credentials: { fields: { bearer: 'secret' }, required: ['bearer'] },
    given: { fields: { userId: 'integer', brokerNames: 'texts', uidTraderAccountIds: 'integers' }, required: ['userId', 'brokerNames'] },
    hooks: hooksOf('session', 'sessionState'),
  },
}

/** All that a profile of this role may hold. */
export function shapeOf(role: Role): Shape {
  return { fields: { ...COMMON, ...BY_ROLE[role] }, required: ['role', 'target', 'credentials', 'given'] }
}
