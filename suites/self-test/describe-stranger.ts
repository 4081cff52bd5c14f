import type { Role, Target } from '../kit/target.ts'

const GIVEN = {
  ...{ brokerName: 'Acme', otherBrokerName: 'Bolt', brokerCrmName: 'AcmeGroup', environmentName: 'live', groupName: 'standard' },
  ...{ depositCurrency: 'USD', userId: 1, otherUserId: 2, partnerUserId: 6, otherPartnerUserId: 7, brokerNames: ['Acme'] },
}

/** A target of which nothing is known but its address, with whatever credentials and ids a profile must have. */
export function describeStranger(role: Role, url: string): Target {
  return {
    role,
    url,
    attributionUrl: `${url}/attribution`,
    registrationUrl: `${url}/registration`,
    credentials: { apiPassword: 'secret', webhookAuthorization: 'Basic c2VjcmV0', managerToken: 'manager', bearer: 'bearer' },
    given: GIVEN,
    hooks: {},
    time: { kind: 'none' },
    lagMs: 0,
    limits: { concurrency: 8, bursts: true },
    answerMs: 2000,
    isSimulator: false,
  }
}
