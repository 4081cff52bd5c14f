import type { PlatformContext } from '../kit/platform.ts'
import { linkTo, makeAccount, newTrader } from './accounts.ts'
import { makePerson } from './people.ts'
import { makeRibbon } from './ribbons.ts'

export interface WholeCall {
  operationId: string
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** One complete call of every identity operation, in an order in which each can succeed, about users and accounts of this check. */
export async function makeIdentityCalls(context: PlatformContext): Promise<WholeCall[]> {
  const { given, run } = context
  const { brokerName, brokerCrmName, environmentName } = given
  const [{ userId, email }, linked, unlinked] = [await makePerson(context), await makeAccount(context), await makeAccount(context)]
  const uidTraderAccountId = await linkTo(context, linked, { userId })
  const forUser = { brokerCrmName, userId }
  const push = { allGroups: true, allPreferredLanguages: true, brokerName, message: { title: 'Title', body: 'Body' } }
  await context.platform.call('setReferral', { body: { ...forUser, partnerId: run.word('p-') } })
  await context.settle()
  const link = { traderLogin: unlinked.login, traderPasswordHash: unlinked.hash, userId, brokerName, environmentName }
  return [
    { operationId: 'createSsoUser', body: { brokerCrmName, email: run.email() } },
    { operationId: 'acceptAgreement', query: forUser, body: forUser },
    { operationId: 'changeEmail', body: { ...forUser, newEmail: email } },
    { operationId: 'getSsoUserId', query: { brokerCrmName, email } },
    { operationId: 'logOutUser', query: forUser },
    { operationId: 'createUser', body: { email: run.email() } },
    { operationId: 'linkAccount', body: { ...link, returnAccountDetails: true } },
    { operationId: 'changeLinkedAccount', body: { traderLogin: linked.login, environmentName, brokerAccountDisplayName: run.word() } },
    { operationId: 'sendPush', body: { ...push, users: [userId] } },
    { operationId: 'getTraderEmail', path: { traderLogin: linked.login } },
    { operationId: 'getUserId', query: { email } },
    { operationId: 'listLinkedAccounts', body: { environmentName, userId } },
    { operationId: 'listInvitedUsers', query: { limit: 1 } },
    { operationId: 'listUsers', query: { limit: 1 } },
    { operationId: 'issueSsoCode', path: { userId }, body: { brokerNames: [brokerName] } },
    { operationId: 'setInAppControls', body: { ...forUser, rules: { ribbons: [makeRibbon(context, { uidTraderAccountId })] } } },
    { operationId: 'setReferral', body: { ...forUser, partnerId: run.word('p-') } },
    { operationId: 'getReferral', query: forUser },
    { operationId: 'deleteReferral', query: forUser },
  ]
}

/** The same for the trading-account and symbol operations. */
export async function makeTradingCalls(context: PlatformContext): Promise<WholeCall[]> {
  const [{ login, hash }, doomed] = [await makeAccount(context), await makeAccount(context)]
  const path = { login }
  await context.settle()
  return [
    { operationId: 'getTrader', path },
    { operationId: 'listTraders', query: { from: '2020-01-01T00:00:00.000', to: '2020-01-02T00:00:00.000' } },
    { operationId: 'getSubAccounts', path },
    { operationId: 'replaceTrader', path, body: { ...newTrader(context, hash), ...OPTIONAL } },
    { operationId: 'updateTrader', path, body: { name: 'Mia' } },
    { operationId: 'changeBalance', path, body: { login, type: 'DEPOSIT', preciseAmount: 1 } },
    { operationId: 'changePassword', path, body: { login, hashedPassword: hash } },
    { operationId: 'checkPassword', path, body: { login, hashedPassword: hash } },
    { operationId: 'listSymbols' },
    { operationId: 'listDepositAssets' },
    { operationId: 'deleteTrader', path: { login: doomed.login } },
  ]
}

/** The optional fields of an account, for platforms that demand them in T5. */
const OPTIONAL = {
  contactDetails: { city: 'Porto' },
  description: 'x',
  isLimitedRisk: false,
  lastName: 'Silva',
  limitedRiskMarginCalculationStrategy: 'ACCORDING_TO_LEVERAGE',
  maxLeverage: 50_000,
  name: 'Mia',
  sendOwnStatement: false,
  sendStatementToBroker: false,
  swapFree: false,
}

/** Every operation of the platform; creating a trader comes first, since its call names nobody. */
export async function makeAllCalls(context: PlatformContext): Promise<WholeCall[]> {
  const creation = { operationId: 'createTrader', body: newTrader(context) }
  return [creation, ...(await makeIdentityCalls(context)), ...(await makeTradingCalls(context))]
}
