import type { Target } from '../../suites/kit/target.ts'
import { type PactFile, pactPath, readPact } from './pact-file.ts'

/** One pact, or the part of it that one address serves. */
export interface PactRun {
  pact: PactFile
  baseUrl: string
}

/** Which pacts a role has to keep, and where. A CRM's two callbacks may live at addresses of their own. */
export function planPacts(target: Target): PactRun[] {
  const read = (name: string) => readPact(pactPath(name))
  if (target.role === 'platform') return [{ pact: read('broker-back-end-trading-platform.json'), baseUrl: target.url }]
  if (target.role === 'adapter') {
    const names = ['client-area-charting-adapter.json', 'charting-client-charting-adapter.json']
    return names.map((name) => ({ pact: read(name), baseUrl: target.url }))
  }
  const callbacks = read('trading-platform-broker-crm-callbacks.json')
  return [
    { pact: read('trading-platform-broker-crm.json'), baseUrl: target.url },
    ...partAt(callbacks, 'A6', target.attributionUrl),
    ...partAt(callbacks, 'A7', target.registrationUrl),
  ]
}

function partAt(pact: PactFile, ref: string, url: string | undefined): PactRun[] {
  if (url === undefined) return []
  const interactions = pact.interactions.filter(({ description }) => description.startsWith(`${ref}:`))
  return [{ pact: { ...pact, interactions }, baseUrl: new URL(url).origin }]
}
