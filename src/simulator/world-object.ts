import type { World } from './world.ts'

/** Where the servers of this process can be reached. */
export interface Addresses {
  platform: string
  crm: string
  adapter: string
  control: string
}

/** What `--json` and the control surface tell about a world; everything that a script needs to begin. */
export function describeWorld(world: World, addresses: Addresses) {
  const prefix = worldPrefix(world.name)
  const hostUrl = addresses.platform + prefix
  const { url, apiPassword, webhookAuthorization, attributionWebhookUrl, registrationWebhookUrl } = world.crm
  return {
    name: world.name,
    seed: world.seed,
    now: world.clock.now(),
    clock: world.clock.mode,
    platform: {
      hostUrl,
      idBaseUrl: `${hostUrl}/cid`,
      apiBaseUrl: `${hostUrl}/v2`,
      managerToken: world.managerToken,
      managerTokenWithoutAuthPermission: world.managerTokenWithoutAuthPermission,
    },
    crm: { url, apiPassword, webhookAuthorization, attributionWebhookUrl, registrationWebhookUrl },
    adapter: { url: addresses.adapter + prefix, bearer: world.adapterBearer },
    given: world.given,
  }
}

/** The path under which a world lives on every port. */
export function worldPrefix(name: string): string {
  return name === 'default' ? '' : `/w/${name}`
}
