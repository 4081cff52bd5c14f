import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedSimulator, startSimulator } from '../../src/library/start-simulator.ts'
import { runSuite } from '../kit/run-suite.ts'
import type { Role } from '../kit/target.ts'

type Answers = Record<string, unknown>

/** Ways of answering what the documents leave open. Each dialect holds many at once, since they do not touch each other. */
const DIALECTS: Record<Role, Record<string, Answers>> = {
  crm: {
    'codes that are gone, no inappToken': {
      'sso.expiredOt': 404,
      'sso.consumedOt': 410,
      'crm.returnsInappToken': false,
      'callbacks.a7Status': 202,
      'callbacks.a7Body': true,
      'crm.missingTokenStatus': 403,
      'crm.attribution': 'pending',
      'wire.prettyJson': true,
      'wire.extraFields': true,
    },
    'tokens that never were, nobody stays logged in': {
      'sso.expiredOt': 417,
      'sso.consumedOt': 417,
      'sso.unknownToken': 417,
      'sso.malformedToken': 417,
      'crm.returnsAccessToken': false,
      'sso.newOtReplacesOlder': true,
      'callbacks.a7Status': 204,
      'crm.webhookUnauthorizedStatus': 403,
      'crm.attribution': 'silent',
      'http.wrongMethodStatus': 405,
      'wire.chunked': true,
      'wire.keyOrder': 'reversed',
    },
    'strict about letter case, ids near 2^53': {
      'sso.inappTokenCaseInsensitive': false,
      'sso.inappTokenStatus': 404,
      'sso.expiredCrmApiToken': 410,
      'sso.accessTokenDays': 30,
      'crm.apiTokenDays': 8,
      'crm.logoutWithWrongToken': 'accept',
      'crm.logoutByPost': true,
      'users.firstId': 9_007_199_254_000_000,
      'wire.charset': false,
      'wire.headerCase': 'title',
      'http.rejectDuplicateKeys': false,
    },
  },
  adapter: {
    'created tokens, refusals with 401': {
      'adapter.generateStatus': 201,
      'adapter.refusalStatus': 401,
      'wire.extraFields': true,
      'wire.chunked': true,
    },
    'refusals with 400, short lives': {
      'adapter.refusalStatus': 400,
      'adapter.tokenDays': 7,
      'wire.prettyJson': true,
      'http.wrongMethodStatus': 405,
    },
    'refusals with 403, ids near 2^53': {
      'adapter.refusalStatus': 403,
      'users.firstId': 9_007_199_254_000_000,
      'accounts.firstLinkId': 9_007_199_254_000_000,
      'wire.keyOrder': 'reversed',
      'wire.charset': false,
    },
  },
  platform: {
    'errors with 400, flat; reads empty; B2 by query': {
      'errors.format': 'flat',
      'errors.validationStatus': 400,
      'errors.businessStatus': 409,
      'errors.wrongPasswordStatus': 401,
      'users.emptyLookup': 'no-bytes',
      'users.agreementInput': 'query',
      'users.absentPartnerId': 'empty',
      'users.deleteAbsentPartnerId': 'refuse',
      'users.createExistingEmail': 'refuse',
      'time.unit': 'seconds',
      'traders.checkPasswordStatus': 200,
      'traders.checkPasswordFailure': 401,
      'traders.order': 'oldest',
      'paging.maxLimit': 100,
      'http.wrongMethodStatus': 405,
      'wire.prettyJson': true,
      'wire.extraFields': true,
    },
    'errors with 422, as text; B2 by body; short nicknames; ids near 2^53': {
      'errors.format': 'text',
      'errors.validationStatus': 422,
      'errors.notFoundStatus': 403,
      'auth.managerToken.unknownStatus': 403,
      'users.agreementInput': 'body',
      'users.nickname.min': 3,
      'users.nickname.max': 20,
      'users.nickname.pattern': '^[a-zA-Z0-9]+$',
      'users.firstId': 9_007_199_254_000_000,
      'accounts.firstLinkId': 9_007_199_254_000_000,
      'accounts.defaultLimit': 100,
      'accounts.linkAgain': 'refuse',
      'traders.checkPasswordFailure': 404,
      'paging.t3Chunk': 1000,
      'wire.chunked': true,
      'wire.keyOrder': 'reversed',
    },
    'errors with 404, as HTML; newest first; eight digits': {
      'errors.format': 'html',
      'errors.validationStatus': 404,
      'errors.businessStatus': 404,
      'users.createExistingEmailStatus': 200,
      'paging.order': 'descending',
      'balance.moneyDigits': 8,
      'balance.overdraft': 'skip-margin',
      'balance.dedupeExternalId': true,
      'balance.bonusHistoryId': 'absent',
      'accounts.createTimeOf': 'user',
      'traders.lastConnectionInitial': null,
      'traders.putNull': 'nulls',
      'traders.loginMismatch': 'path',
      'traders.halfDealWindow': 'ignore',
      'traders.unknownFieldNames': 'reject',
      'traders.emptyWindow': 'reject',
      'wire.charset': false,
      'wire.headerCase': 'title',
    },
    'errors without a body; lenient with accounts; callbacks for every new user': {
      'errors.format': 'empty',
      'traders.strictCreate': false,
      'traders.strictPut': true,
      'traders.nullMeansUnchanged': false,
      'traders.legacyFields': 'reject',
      'traders.deleteWithPositions': 'allow',
      'traders.deleteWithBalance': 'refuse',
      'traders.lastConnectionInitial': 'absent',
      'traders.hashCase': 'lower',
      'users.activateOn': 'agreement',
      'users.emptyLookup': 'null-user-id',
      'balance.rounding': 'truncate',
      'balance.excessDecimals': 'reject',
      'push.messagesPer': 'device',
      'callbacks.retries': 0,
      'callbacks.registrationOnCreate': true,
      'sso.inappTokenSpelling': 'inapptoken',
      'http.trailingSlash': 'documented',
    },
  },
}

let simulator: StartedSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const cases = Object.entries(DIALECTS).flatMap(([role, dialects]) =>
  Object.entries(dialects).map(([name, dialect]) => ({ role: role as Role, name, dialect })),
)

it.each(cases)('finds no failure in a lawful $role: $name', { timeout: 120_000 }, async ({ role, dialect }) => {
  const { checks } = await runSuite({ target: { role, control: { url: simulator.controlUrl, create: { dialect } } }, evidence: 'failures' })
  const wrong = checks.filter(({ verdict }) => ['fail', 'error', 'inconclusive'].includes(verdict))
  expect(wrong.map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`)).toEqual([])
})
