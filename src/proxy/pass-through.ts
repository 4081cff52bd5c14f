import http, { type ClientRequest, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import { hasFraming, passOn } from './hop-by-hop.ts'
import { type RecordedCall, Recorder } from './recorder.ts'
import { UpstreamConnections } from './upstream-connections.ts'

const LARGEST_HEADERS = 256 * 1024
const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH'])

export interface PassThrough {
  upstream: URL
  onCall(call: RecordedCall): void
}

/** A server that passes every request on to another one, and every answer back, byte by byte as they come. */
export function buildPassThrough({ upstream, onCall }: PassThrough): http.Server {
  const connections = new UpstreamConnections(upstream.protocol === 'https:')
  const pass = (request: IncomingMessage, reply: ServerResponse) => {
    const recorder = new Recorder(request, onCall)
    const forwarded = forward(upstream, connections, request)
    forwarded.on('continue', () => reply.writeContinue())
    forwarded.on('response', (answer) => giveBack(answer, reply, recorder))
    forwarded.on('error', (error) => reportTrouble(error, reply, recorder))
    reply.on('close', () => {
      if (reply.writableFinished) return
      forwarded.destroy()
      recorder.close()
    })
    pipeline(request, forwarded, () => {})
  }
  const options = { requestTimeout: 0, keepAliveTimeout: 0, maxHeaderSize: LARGEST_HEADERS, requireHostHeader: false }
  const server = http.createServer(options, pass)
  server.on('checkContinue', pass)
  return server
}

function forward(upstream: URL, connections: UpstreamConnections, request: IncomingMessage): ClientRequest {
  const headers = passOn(request.rawHeaders, upstream.host)
  // Without it, Node would announce a body in chunks for a POST that has none.
  if (BODY_METHODS.has(request.method ?? '') && !hasFraming(headers)) headers.push('Content-Length', '0')
  const options: RequestOptions = {
    host: upstream.hostname.replace(/^\[|\]$/g, ''),
    port: upstream.port,
    method: request.method,
    path: upstream.pathname.replace(/\/$/, '') + pathOf(request.url ?? '/'),
    headers,
    agent: connections.of(request.socket),
    maxHeaderSize: LARGEST_HEADERS,
  }
  return (upstream.protocol === 'https:' ? https : http).request(options)
}

/** Clients that know of the proxy send whole addresses; servers want the path. */
function pathOf(url: string): string {
  return url.startsWith('/') || url === '*' ? url : url.replace(/^[a-z]+:\/\/[^/?]*/i, '') || '/'
}

function giveBack(answer: IncomingMessage, reply: ServerResponse, recorder: Recorder): void {
  recorder.answered(answer)
  reply.sendDate = false
  if (/\bclose\b/i.test(answer.headers.connection ?? '')) reply.shouldKeepAlive = false
  reply.writeHead(answer.statusCode ?? 502, answer.statusMessage, passOn(answer.rawHeaders))
  pipeline(answer, reply, (error) => {
    if (!error) return recorder.finish()
    recorder.close()
    // A half answer must not look like a whole one.
    reply.destroy()
  })
}

function reportTrouble(error: NodeJS.ErrnoException, reply: ServerResponse, recorder: Recorder): void {
  recorder.fail(`the upstream server gave no answer: ${error.code ?? error.message}`)
  if (reply.headersSent || reply.destroyed) return void reply.destroy()
  const message = `the upstream server gave no answer (${error.code ?? error.message})`
  reply.writeHead(502, { 'content-type': 'application/json', 'x-tripact': 'proxy', connection: 'close' })
  reply.end(JSON.stringify({ error: { code: 'upstream-unreachable', message } }))
}
