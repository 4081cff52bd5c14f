import { endSessions } from '../adapter-sessions.ts'
import { readAdapterToken } from '../adapter-tokens.ts'
import type { Operation } from '../operation.ts'
import { digest } from '../token-source.ts'

/** C2: decrypts the token, sees that it has not expired, revokes it for the rest of its life and ends its sessions, in this order. */
export const revokeAdapterToken: Operation<'revokeAdapterToken'> = ({ caller }, world) => {
  const token = caller.bearer ?? ''
  const grant = readAdapterToken(world, token, { foreign: 'C2-3', altered: 'C2-4', expired: 'C2-5' })
  const tokenId = digest(token)
  world.adapterTokens.set(tokenId, { ...grant, tokenId, revokedUntil: grant.expiresAt })
  endSessions(world, tokenId)
  return { status: 200, body: { s: 'ok' } }
}
