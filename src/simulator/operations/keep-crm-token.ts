import type { Action } from '../operation.ts'

/** The platform keeps the token that A1 gave it, or drops the one that a CRM refused, unless it has another one by now. */
export const keepCrmToken: Action<{ crmApiToken: string } | { refused: string }> = ({ body }, world) => {
  if ('crmApiToken' in body) {
    world.platformCrmToken = body.crmApiToken
    world.platformCrmTokenSince = world.now
  } else if (world.platformCrmToken === body.refused) {
    world.platformCrmToken = null
    world.platformCrmTokenSince = null
  }
  return { status: 200, body: undefined }
}
