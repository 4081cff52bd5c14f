import type { StartedSimulator } from '../../src/library/start-simulator.ts'
import { runFlows, type Servers } from '../flows/run-flows.ts'
import { startPrism } from './prism.ts'

/** Walks the workflows through a strict Prism before each role, and tells which did not get through. */
export async function crosscheckFlows({ world, controlUrl }: StartedSimulator): Promise<{ walked: number; stopped: string[] }> {
  const upstreams = { platform: world.platform.hostUrl, crm: world.crm.url, adapter: world.adapter.url }
  const proxies = await Promise.all(
    Object.entries(upstreams).map(async ([role, url]) => ({ role, prism: await startPrism(role, url, true) })),
  )
  try {
    const urls = Object.fromEntries(proxies.map(({ role, prism }) => [role, prism.url]))
    const ends = await runFlows({ ...urls, control: controlUrl } as Servers)
    const stopped = Object.keys(ends).filter((workflow) => ends[workflow] !== 'success')
    return { walked: Object.keys(ends).length, stopped }
  } finally {
    for (const { prism } of proxies) prism.stop()
  }
}
