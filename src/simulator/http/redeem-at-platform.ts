import type { FastifyRequest } from 'fastify'
import type { AnyAnswer } from '../operation.ts'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import { parseQuery } from './parse-query.ts'
import { renderRefusal } from './render-refusal.ts'

/** Where a dialect gives the platform an address for it, a code of B15 is redeemed there; undefined for any other address. */
export function redeemAtPlatform(
  simulator: Simulator,
  world: World,
  { method, url, body }: FastifyRequest,
): AnyAnswer | Promise<AnyAnswer> | undefined {
  const [path, query = ''] = url.split(/\?(.*)/s)
  if (path !== world.dialect['ssoCode.redeemPath'] || method !== world.dialect['ssoCode.redeemMethod']) return undefined
  const code = method === 'GET' ? parseQuery(query).values['code'] : readCode(body)
  if (typeof code === 'string') {
    return simulator.perform(world, 'redeemSsoCode', { path: {}, query: {}, body: { code }, caller: {}, exact: {} })
  }
  const requirement = simulator.rules.requirements.get('ERR-10')!
  return renderRefusal({ requirement, reason: 'is required', field: 'code' }, 'platform', world.dialect)
}

function readCode(body: unknown): unknown {
  try {
    return (JSON.parse(String(body)) as { code?: unknown } | null)?.code
  } catch {
    return undefined
  }
}
