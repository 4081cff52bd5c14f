import type { RequirementId } from '../../contract/generated/requirement-ids.ts'
import type { SsoCode } from '../../domain/records.ts'
import { Refusal, refuse } from '../../domain/refusal.ts'
import { redeemSsoCode as redeem } from '../../domain/sso-code.ts'
import { openSession } from '../app-sessions.ts'
import type { Operation } from '../operation.ts'
import { findUser } from '../people.ts'
import type { World } from '../world.ts'

/** K15: opens an application with a code of B15, which only a success uses up. */
export const redeemSsoCode: Operation<'redeemSsoCode'> = ({ body }, world) => {
  const { code, ...place } = body
  const spent = spendCode(world, code)
  const { userId, brokerNames } = spent
  if (place.brokerName !== undefined && !brokerNames.includes(place.brokerName)) {
    return refuse('K15-5', `the code opens ${brokerNames.join(', ')}`, 'brokerName')
  }
  const { sessionId } = openSession(world, { userId, brokerNames }, place, { absent: 'K15-6', noLogin: 'K15-7' })
  world.ssoCodes.set(code, spent)
  return { status: 200, body: { sessionId, userId, brokerNames } }
}

/** How this surface names what the platform's rules refuse. */
const OWN_ROWS: Partial<Record<RequirementId, RequirementId>> = { 'TOKEN-4': 'K15-2', 'B15-6': 'K15-3', 'B15-5': 'K15-4' }

function spendCode(world: World, value: string): SsoCode {
  if (!world.dialect['ssoCode.redeemable']) return refuse('K15-2', 'codes cannot be redeemed in this dialect', 'code')
  try {
    const spent = redeem(world.ssoCodes.get(value), world.now, world.dialect['ssoCode.ttl'])
    return findUser(world, spent.userId) ? spent : refuse('K15-2', 'its user is gone', 'code')
  } catch (error) {
    const own = error instanceof Refusal ? OWN_ROWS[error.requirement] : undefined
    if (own === undefined) throw error
    return refuse(own, (error as Refusal).message, 'code')
  }
}
