import type { Watch } from './watch.ts'
import { watchAccessTokenOwner } from './watch-access-token-owner.ts'
import { watchBalanceHistory } from './watch-balance-history.ts'
import { watchCodeAge } from './watch-code-age.ts'
import { watchCodeOwner } from './watch-code-owner.ts'
import { watchCodeReuse } from './watch-code-reuse.ts'
import { watchCrmApiToken } from './watch-crm-api-token.ts'
import { watchInappToken } from './watch-inapp-token.ts'
import { watchOneTimeToken } from './watch-one-time-token.ts'
import { watchRevokedToken } from './watch-revoked-token.ts'
import { watchSsoCode } from './watch-sso-code.ts'
import { watchTraderLogin } from './watch-trader-login.ts'
import { watchTraderPaging } from './watch-trader-paging.ts'

/** All rules that span calls, each with a fresh memory. */
export function startWatches(): Watch[] {
  return [
    watchCrmApiToken(),
    watchCodeReuse(),
    watchCodeAge(),
    watchCodeOwner(),
    watchAccessTokenOwner(),
    watchInappToken(),
    watchOneTimeToken(),
    watchSsoCode(),
    watchTraderLogin(),
    watchTraderPaging(),
    watchBalanceHistory(),
    watchRevokedToken(),
  ]
}
