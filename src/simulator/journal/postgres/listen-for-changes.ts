import pg from 'pg'
import { CHANNEL } from './postgres-store.ts'

const RETRY_MS = 500

/** Tells of worlds that other processes have changed; of all of them when a connection begins, since some may have been missed. */
export function listenForChanges(url: string, replica: string, tell: (world?: string) => void): () => void {
  let client: pg.Client | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 })
    client = fresh
    let isLost = false
    const lose = () => {
      if (isLost || isStopped) return
      isLost = true
      fresh.end().catch(() => {})
      timer = setTimeout(() => void connect(), RETRY_MS)
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ payload = '' }) => {
      const [sender, ...name] = payload.split(' ')
      if (sender !== replica) tell(name.join(' '))
    })
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
      tell()
    } catch {
      lose()
    }
  }

  void connect()
  return () => {
    isStopped = true
    clearTimeout(timer)
    client?.end().catch(() => {})
  }
}
