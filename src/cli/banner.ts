import type { RunningSimulator } from '../simulator/start-simulator.ts'
import { describeWorld } from '../simulator/world-object.ts'

/** Prints where everything is and a first call that works as it stands. */
export function printBanner(running: RunningSimulator): void {
  const world = describeWorld(running.defaultWorld, running.addresses)
  const bold = (text: string) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[22m` : text)
  const dim = (text: string) => (process.stdout.isTTY ? `\u001b[2m${text}\u001b[22m` : text)
  const { given } = world
  console.log(`
${bold('Tripact')} plays all three parties. ${dim('A simulator: nothing here is real.')}

  ${bold('platform')}   ${world.platform.hostUrl}    manager token   ${world.platform.managerToken}
  ${bold('CRM')}        ${world.crm.url}    password        ${world.crm.apiPassword}
  ${bold('adapter')}    ${world.adapter.url}    bearer          ${world.adapter.bearer}
  ${bold('control')}    ${running.addresses.control}    clock, state, faults, what was called: GET /v1/worlds/default

  world "default", seed ${world.seed}
  broker ${given.brokerName}, CRM name ${given.brokerCrmName}, user ${given.userId}, account ${given.traderLogin}

${bold('Try it')}: create a user
  curl -s '${world.platform.idBaseUrl}/uid/create?token=${world.platform.managerToken}' \\
    -H 'content-type: application/json' -d '{"email":"ana@example.com"}'

Ctrl-C stops it.
`)
}
