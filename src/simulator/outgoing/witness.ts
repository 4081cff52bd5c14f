import { DAY } from '../../domain/timestamp.ts'
import type { OutgoingCall } from '../fault.ts'
import type { Finding } from '../findings/finding.ts'
import type { World } from '../world.ts'
import { parseBody } from './read-crm-answer.ts'
import type { RawAnswer } from './send-call.ts'

const WEEK = 7 * DAY
/** A second more than the life of an OT token, for the time that calls need. */
const TOO_LATE = 61_000
/** Tokens that are remembered of each kind. */
const MOST_REMEMBERED = 10_000

interface Heard {
  operation: string
  call: OutgoingCall
  answer: RawAnswer
  at: number
}

/** When something was seen, on the world's clock and on the machine's: a foreign CRM knows only the latter. */
interface Seen {
  exchange: number
  at: number
  machineAt: number
  userId?: unknown
}

/** Remembers what a CRM said, and notices when it contradicts itself: a code that works twice, a token that comes twice. */
export class Witness {
  readonly #world: World
  readonly #apiTokens = new Map<string, Seen>()
  readonly #generated = new Map<string, Seen>()
  readonly #accepted = new Map<string, Seen>()
  readonly #owners = new Map<string, Seen>()
  readonly #named = new Map<string, Seen>()

  constructor(world: World) {
    this.#world = world
  }

  /** What an answer shows in the light of earlier ones. */
  observe(heard: Heard, exchange: number): Finding[] {
    const parsed = parseBody(heard.answer.body)
    const body = 'body' in parsed && typeof parsed.body === 'object' && parsed.body ? (parsed.body as Record<string, unknown>) : {}
    const seen: Seen = { exchange, at: heard.at, machineAt: this.#world.clock.machineNow() }
    if (heard.answer.status !== 200) return this.#observeRefusal(heard, seen)
    switch (heard.operation) {
      case 'issueCrmApiToken':
        return this.#observeNew(this.#apiTokens, body['crmApiToken'], { ...seen }, ['A1-2', '/response/body/crmApiToken'])
      case 'authorizeOneTime':
        return this.#observeExchange(String(heard.call.body?.['code']), body, seen)
      case 'authorizeAccessToken':
        return this.#observeOwner(String(heard.call.body?.['accessToken']), body['userId'], seen)
      case 'generateOneTimeToken':
        return this.#observeNew(this.#generated, body['token'], { ...seen, userId: heard.call.body?.['userId'] }, [
          'A4-9',
          '/response/body/token',
        ])
      default:
        return []
    }
  }

  #observeNew(known: Map<string, Seen>, token: unknown, seen: Seen, [requirement, pointer]: [string, string]): Finding[] {
    if (typeof token !== 'string') return []
    const before = known.get(token)
    remember(known, token, seen)
    if (!before) return []
    return [{ severity: 'error', pointer, message: `is the same as in exchange ${before.exchange}`, requirement }]
  }

  #observeExchange(code: string, body: Record<string, unknown>, seen: Seen): Finding[] {
    const found: Finding[] = []
    const spent = this.#accepted.get(code)
    const generated = this.#generated.get(code)
    const pointer = '/response/status'
    if (spent)
      found.push({
        severity: 'error',
        pointer,
        message: `accepts the code that exchange ${spent.exchange} had used up`,
        requirement: 'A2-3',
      })
    if (generated && this.#ageOf(generated) >= TOO_LATE) {
      found.push({
        severity: 'error',
        pointer,
        message: `accepts the token of exchange ${generated.exchange}, which is over`,
        requirement: 'A2-4',
      })
    }
    if (generated && generated.userId !== body['userId']) {
      const message = `is not the user for whom exchange ${generated.exchange} generated the token`
      found.push({ severity: 'error', pointer: '/response/body/userId', message, requirement: 'A4-2' })
    }
    remember(this.#accepted, code, seen)
    this.#learn(body, seen)
    return found
  }

  #learn(body: Record<string, unknown>, seen: Seen): void {
    const { accessToken, userId } = body
    remember(this.#named, String(userId), seen)
    if (typeof accessToken === 'string') remember(this.#owners, accessToken, { ...seen, userId })
  }

  #observeOwner(accessToken: string, userId: unknown, seen: Seen): Finding[] {
    remember(this.#named, String(userId), seen)
    const owner = this.#owners.get(accessToken)
    if (!owner || owner.userId === userId) return []
    const message = `is not the user who got the token in exchange ${owner.exchange}`
    return [{ severity: 'error', pointer: '/response/body/userId', message, requirement: 'A3-1' }]
  }

  #observeRefusal({ operation, call, answer }: Heard, { at }: Seen): Finding[] {
    const token = URL.parse(call.url)?.searchParams.get('crmApiToken')
    const issued = token ? this.#apiTokens.get(token) : undefined
    if (issued && answer.status === 403 && answer.body.includes('CH_CLIENT_AUTH_FAILURE') && at - issued.at < WEEK) {
      const message = `turns down the crmApiToken of exchange ${issued.exchange}, which is not a week old; has the CRM been restarted?`
      return [{ severity: 'warning', pointer: '/response/status', message, requirement: 'A1-3' }]
    }
    const userId = String(call.body?.['userId'])
    const named = operation === 'generateOneTimeToken' && answer.status === 404 ? this.#named.get(userId) : undefined
    if (!named) return []
    const message = `does not know the user whom exchange ${named.exchange} named`
    return [{ severity: 'error', pointer: '/response/status', message, requirement: 'A4-1' }]
  }

  #ageOf({ at, machineAt }: Seen): number {
    const { clock, crm } = this.#world
    return crm.foreign ? clock.machineNow() - machineAt : clock.now() - at
  }
}

const witnesses = new WeakMap<World, Witness>()

/** The witness of a world. */
export function witnessOf(world: World): Witness {
  let witness = witnesses.get(world)
  if (!witness) {
    witness = new Witness(world)
    witnesses.set(world, witness)
  }
  return witness
}

function remember(known: Map<string, Seen>, key: string, seen: Seen): void {
  if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!)
  known.set(key, seen)
}
