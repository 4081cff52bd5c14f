// Generated from openapi/ by `npm run generate`. Do not edit.
export interface Dialect {
  'auth.managerToken.mode': "issue" | "static"
  'auth.managerToken.ttlSeconds': number | null
  'auth.managerToken.rotate': boolean
  'auth.managerToken.missingStatus': 401 | 403 | 404
  'auth.managerToken.unknownStatus': 401 | 403 | 404
  'auth.requireWhitelist': boolean
  'auth.whitelist': Array<string>
  'errors.format': "nested" | "flat" | "snake" | "text" | "xml" | "empty" | "html"
  'errors.descriptions': boolean
  'errors.validationStatus': 400 | 403 | 404 | 422
  'errors.businessStatus': 400 | 403 | 404 | 409 | 422
  'errors.notFoundStatus': 400 | 403 | 404
  'errors.wrongPasswordStatus': 400 | 401 | 403 | 404
  'errors.rateStatus': 403 | 429
  'sso.expiredOt': 404 | 410 | 417
  'sso.consumedOt': 400 | 404 | 410 | 417
  'sso.unknownToken': 404 | 417
  'sso.malformedToken': 404 | 417
  'sso.accessTokenDays': number | null
  'sso.expiredCrmApiToken': 403 | 410
  'sso.inappTokenStatus': 400 | 403 | 404
  'sso.inappTokenCaseInsensitive': boolean
  'sso.inappTokenSpelling': "inappToken" | "inapptoken"
  'sso.newOtReplacesOlder': boolean
  'sso.disabledBrokers': Array<string>
  'sso.disabledBrokersOn': "both" | "platform" | "crm" | "none"
  'crm.apiTokenDays': number
  'crm.missingTokenStatus': 400 | 403
  'crm.webhookUnauthorizedStatus': 401 | 403
  'crm.logoutWithWrongToken': "refuse" | "accept"
  'crm.logoutByPost': boolean
  'crm.returnsAccessToken': boolean
  'crm.returnsInappToken': boolean
  'crm.attribution': "immediate" | "pending" | "silent"
  'users.nickname.min': number
  'users.nickname.max': number
  'users.nickname.pattern': string
  'users.activateOn': "admin" | "agreement" | "login" | "never"
  'users.deletedEmailReusable': boolean
  'users.deletedRestorable': boolean
  'users.privateRelayDomainsRefused': boolean
  'users.createExistingEmail': "existing" | "refuse"
  'users.createExistingEmailStatus': 200 | 201
  'users.agreementInput': "either" | "query" | "body"
  'users.emptyLookup': "object" | "no-bytes" | "null-user-id"
  'users.absentLookup': "refuse" | "empty"
  'users.absentPartnerId': "refuse" | "empty"
  'users.deleteAbsentPartnerId': "accept" | "refuse"
  'users.firstId': number
  'accounts.linkAgain': "same-id" | "refuse"
  'accounts.nothingToChange': "accept" | "refuse"
  'accounts.defaultLimit': number | null
  'accounts.createTimeOf': "link" | "user"
  'accounts.firstLinkId': number
  'time.unit': "ms" | "seconds"
  'ssoCode.redeemable': boolean
  'ssoCode.redeemPath': string | null
  'ssoCode.redeemMethod': "POST" | "PUT" | "GET"
  'ssoCode.ttl': number
  'paging.maxLimit': number | null
  'paging.overLimit': "clamp" | "reject"
  'paging.order': "ascending" | "descending"
  'paging.t3Chunk': number
  'callbacks.timeoutMs': number
  'callbacks.retries': number | null
  'callbacks.backoff': Array<number>
  'callbacks.retryOn': Array<"timeout" | "connection" | "3xx" | "4xx" | "5xx">
  'callbacks.onGiveUp': "log" | "dead-letter" | "block"
  'callbacks.registrationOnCreate': boolean
  'callbacks.a7Accepts': "any-2xx" | "only-200" | "only-204" | "json"
  'callbacks.a7Status': 200 | 202 | 204
  'callbacks.a7Body': boolean
  'traders.strictCreate': boolean
  'traders.strictPut': boolean
  'traders.putNull': "defaults" | "nulls"
  'traders.nullMeansUnchanged': boolean
  'traders.legacyFields': "ignore" | "reject"
  'traders.leaveNoLogin': "any" | "full-only"
  'traders.noLoginDropsSessions': boolean
  'traders.deleteWithPositions': "refuse" | "allow"
  'traders.deleteWithBalance': "allow" | "refuse"
  'traders.lastConnectionInitial': 0 | null | "absent"
  'traders.lastConnectionUnit': "ms" | "seconds"
  'traders.dailyEquity': "follow" | "zero"
  'traders.hashCase': "any" | "lower"
  'traders.checkPasswordStatus': 200 | 204
  'traders.checkPasswordBody': "none" | "object"
  'traders.checkPasswordFailure': 400 | 401 | 403 | 404
  'traders.loginMismatch': "reject" | "path"
  'traders.order': "newest" | "oldest"
  'traders.chunkWholeMillisecond': boolean
  'traders.halfDealWindow': "reject" | "ignore"
  'traders.unknownFieldNames': "ignore" | "reject"
  'traders.emptyWindow': "empty" | "reject"
  'traders.furtherOperations': Array<"openPositions" | "closedPositions" | "changeBonus" | "traderGroups">
  'traders.firstLogin': number
  'balance.moneyDigits': 2 | 8
  'balance.rounding': "half-up" | "truncate" | "reject"
  'balance.excessDecimals': "reject" | "round"
  'balance.overdraft': "never" | "skip-margin"
  'balance.dedupeExternalId': boolean
  'balance.bonusHistoryId': "id" | "zero" | "absent"
  'push.messagesPer': "user" | "device"
  'limits.enabled': boolean
  'limits.perHour': number
  'limits.methods': "non-get" | "all"
  'limits.per': "token" | "address"
  'adapter.generateStatus': 200 | 201
  'adapter.refusalStatus': 200 | 400 | 401 | 403
  'adapter.tokenDays': number
  'reporting.fieldProfile': "minimal" | "inferred" | "file"
  'reporting.enumProfile': "mixed" | "ordinal" | "manager" | "map"
  'reporting.enumMap': Record<string, unknown>
  'reporting.domainEventNumbers': Array<number>
  'reporting.deleteAs': "delete" | "update"
  'reporting.silent': Array<"T1" | "T5" | "T6" | "T7" | "T8" | "T9" | "B8" | "changeBonus" | "login" | "marketOrder" | "closingOrder">
  'reporting.rateDigits': 5 | 8
  'reporting.channel': "http" | "amqp"
  'reporting.queueSize': number | null
  'reporting.maxSize': number
  'http.caseInsensitiveHeaders': boolean
  'http.trailingSlash': "both" | "documented"
  'http.xmlWithoutAccept': boolean
  'http.coerceStringsToNumbers': boolean
  'http.wrongMethodStatus': 404 | 405
  'http.rejectDuplicateKeys': boolean
  'wire.extraFields': boolean
  'wire.keyOrder': "contract" | "reversed"
  'wire.prettyJson': boolean
  'wire.chunked': boolean
  'wire.charset': boolean
  'wire.headerCase': "lower" | "title"
  'wire.latencyMs': number
  'wire.latencyJitterMs': number
  'wire.readLagMs': number
}

export type DialectKey = keyof Dialect
