import { Buffer } from 'node:buffer'
import { request as overHttp } from 'node:http'
import { connect as connectPlain, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as connectSecure } from 'node:tls'
import type { Pairs } from './exchange.ts'
import { type Carrier, splitUrl } from './http.ts'

/** Lets nobody pass before all have come. */
export class Gate {
  #missing: number
  #open: () => void = () => {}
  readonly opened: Promise<void>

  constructor(count: number) {
    this.#missing = count
    this.opened = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  arrive(): Promise<void> {
    this.#missing--
    if (this.#missing <= 0) this.#open()
    return this.opened
  }
}

/** A carrier with a socket of its own: everything but the last byte is sent, the last one when the gate opens. */
export function carryThrough(gate: Gate): Carrier {
  return async (request, timeoutMs) => {
    const { origin, pathname, search } = splitUrl(request.url)
    const { hostname, port, protocol } = new URL(origin)
    const socket = await openSocket(protocol, hostname, port, timeoutMs).catch((error) => {
      void gate.arrive() // the others must not wait for one that cannot come
      throw error
    })
    const body = Buffer.from(request.body ?? '')
    const headers = [
      ...request.headers.filter(([name]) => name !== 'content-length'),
      ['connection', 'close'],
      ['host', new URL(origin).host],
    ] as Pairs
    if (request.body !== undefined) headers.push(['content-length', String(body.length)])
    return new Promise((resolve, reject) => {
      const outgoing = overHttp({
        method: request.method,
        path: `${pathname}${search}`,
        headers: headers.flat(),
        createConnection: () => new LateByte(socket, gate) as unknown as Socket,
      })
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy(Object.assign(new Error('time-out'), { name: 'TimeoutError' })))
      outgoing.on('error', reject)
      outgoing.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const pairs = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
            (values ?? []).map((value) => [name, value]),
          ) as Pairs
          resolve({ status: response.statusCode ?? 0, headers: pairs, body: Buffer.concat(chunks) })
          socket.destroy()
        })
      })
      outgoing.end(body)
    })
  }
}

function openSocket(protocol: string, host: string, port: string, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const secure = protocol === 'https:'
    const options = { host: host.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 443 : 80) }
    const socket = secure ? connectSecure({ ...options, servername: host }) : connectPlain(options)
    socket.setNoDelay(true)
    socket.setTimeout(timeoutMs, () => socket.destroy(Object.assign(new Error('time-out'), { name: 'TimeoutError' })))
    socket.once(secure ? 'secureConnect' : 'connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** A socket that keeps the newest byte back until the gate opens. */
class LateByte extends Duplex {
  #socket: Socket
  #gate: Gate
  #kept: Buffer = Buffer.alloc(0)
  #timer: NodeJS.Timeout | undefined

  constructor(socket: Socket, gate: Gate) {
    super()
    this.#socket = socket
    this.#gate = gate
    socket.on('data', (chunk) => this.push(chunk))
    socket.on('end', () => this.push(null))
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.push(null))
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const bytes = Buffer.concat([this.#kept, chunk])
    this.#socket.write(bytes.subarray(0, -1))
    this.#kept = bytes.subarray(-1)
    clearTimeout(this.#timer)
    // HTTP needs no end of stream: when nothing more is written for a moment, the request is complete but for the byte.
    this.#timer = setTimeout(() => void this.#gate.arrive().then(() => this.#socket.write(this.#kept)), 5)
    done()
  }

  override _read(): void {}

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer)
    this.#socket.destroy()
    done(error)
  }

  setTimeout(): this {
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
