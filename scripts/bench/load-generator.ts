// Runs in a process of its own: sends requests over keep-alive connections, one at a time on each, and reports how it went.
import { connect, type Socket } from 'node:net'
import type { Load, LoadResult } from './load.ts'

process.on('message', (load: Load) => {
  void generate(load).then((result) => process.send!(result))
})

async function generate({ ports, requests, connections, seconds, perSecond }: Load): Promise<LoadResult> {
  const until = performance.now() + seconds * 1000
  const before = process.cpuUsage()
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  let count = 0
  const pace = perSecond === undefined ? undefined : (connections * 1000) / perSecond
  await Promise.all(
    Array.from(
      { length: connections },
      (_, index) =>
        new Promise<void>((done) => {
          const socket = connect(ports[index % ports.length]!, '127.0.0.1')
          socket.setNoDelay(true)
          let sentAt = 0
          const send = () => {
            if (performance.now() >= until) {
              socket.destroy()
              return done()
            }
            sentAt = performance.now()
            socket.write(makeRequest(requests, count++))
          }
          socket.on('connect', send)
          socket.on('error', () => done())
          readAnswers(socket, (status) => {
            const ms = performance.now() - sentAt
            latencies.push(ms)
            statuses[status] = (statuses[status] ?? 0) + 1
            if (pace === undefined) send()
            else setTimeout(send, Math.max(0, pace - ms))
          })
        }),
    ),
  )
  const { user, system } = process.cpuUsage(before)
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return {
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    statuses,
    busy: (user + system) / 1e6 / seconds,
  }
}

let serial = 0

/** The head and the body of one request; `#` in the body becomes a number that never comes twice. */
function makeRequest(requests: Load['requests'], turn: number): string {
  const { head, body } = requests[turn % requests.length]!
  if (body === undefined) return `${head}\r\n`
  const text = body.replace('#', `${process.pid}x${serial++}`)
  return `${head}content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`
}

/** Counts bytes rather than reading them: most answers come in one piece. */
function readAnswers(socket: Socket, tell: (status: number) => void): void {
  let status = 0
  let missing = 0
  let tail = ''
  let isChunked = false
  socket.on('data', (data) => {
    if (status === 0) {
      const head = tail + data.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) {
        tail = head
        return
      }
      status = Number(head.slice(9, 12))
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))
      isChunked = !length && status !== 204
      missing = Number(length?.[1] ?? 0) - (head.length - end - 4)
    } else missing -= data.length
    if (isChunked) {
      tail = (tail + data.toString('latin1')).slice(-7)
      if (!tail.endsWith('\r\n0\r\n\r\n')) return
    } else if (missing > 0) return
    const answered = status
    status = 0
    tail = ''
    tell(answered)
  })
}
