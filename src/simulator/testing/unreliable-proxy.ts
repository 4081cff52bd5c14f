import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that a test can cut. */
export interface UnreliableProxy {
  port: number
  /** Ends all connections and refuses new ones. */
  cut(): void
  /** Lets what is sent reach the server, but no answer come back once this text was sent. */
  holdAnswersTo(text: string): void
  mend(): void
  close(): void
}

export async function startProxy(host: string, port: number): Promise<UnreliableProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let textToHold: string | undefined
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(port, host)
    let isHeld = false
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => {
        if (from === client && textToHold !== undefined && data.includes(textToHold)) isHeld = true
        if (from === client || !isHeld) to.write(data)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const mend = () => {
    isCut = false
    textToHold = undefined
  }
  const holdAnswersTo = (text: string) => {
    textToHold = text
  }
  const close = () => {
    cut()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, cut, holdAnswersTo, mend, close }
}
