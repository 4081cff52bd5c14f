import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'

/** One connection to the upstream server for each of the client's: what one client sends cannot wait behind another. */
export class UpstreamConnections {
  readonly #agents = new WeakMap<Socket, http.Agent>()
  readonly #isSecure: boolean

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure
  }

  of(client: Socket): http.Agent {
    const known = this.#agents.get(client)
    if (known) return known
    const options = { keepAlive: true, maxSockets: 1 }
    const agent = this.#isSecure ? new https.Agent(options) : new http.Agent(options)
    this.#agents.set(client, agent)
    client.setNoDelay(true)
    client.once('close', () => agent.destroy())
    return agent
  }
}
