import { MatchersV3 } from '@pact-foundation/pact'
import { describePact, from } from './consumer.ts'

const { string } = MatchersV3
const KNOWN = 'the broker gave the platform an authorization for callbacks'
const headers = { authorization: from('webhookAuthorization', 'Basic cGxhdGZvcm06c2VjcmV0') }
const invitation = {
  invitedUserId: from('invitedUserId', 2101),
  partnerUserId: from('partnerUserId', 1005),
  brokerName: from('brokerName', 'Acme'),
}

describePact('trading-platform', 'broker-crm-callbacks', [
  {
    title: 'A6: an invited user is attributed to a partner',
    given: [KNOWN, 'a partner invited a user'],
    request: { method: 'POST', path: from('{attributionPath}', '/attribution'), headers, body: invitation },
    response: { status: 200 },
  },
  {
    title: 'A6: the partner is known to the broker by an id of its own',
    given: [KNOWN, 'a partner invited a user'],
    request: {
      method: 'POST',
      path: from('{attributionPath}', '/attribution'),
      headers,
      body: { ...invitation, brokerPartnerId: string('IB-3307') },
    },
    response: { status: 200 },
  },
  {
    title: 'A7: somebody registered',
    given: [KNOWN, 'somebody registered in an application'],
    request: {
      method: 'POST',
      path: from('{registrationPath}', '/registration'),
      headers,
      body: {
        userId: from('invitedUserId', 2101),
        brokerName: from('brokerName', 'Acme'),
        email: from('email', 'lea.brandt@mail.example'),
        partnerUserId: from('partnerUserId', 1005),
      },
    },
    response: { status: 200 },
  },
])
