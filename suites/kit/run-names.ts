import { createHash, createHmac } from 'node:crypto'

/** Fresh values that carry the run's id, so that nothing collides and everything made can be recognised. */
export interface RunNames {
  id: string
  seed: string
  /** A word that nobody used before. */
  word(prefix?: string): string
  email(): string
  nickname(): string
  externalId(): string
  /** A positive integer that is very likely unknown to the target. */
  number(): number
  /** 128 unguessable bits in hex: a token that nobody issued. */
  token(): string
  /** A fresh password and its MD5, as the contract wants it. */
  password(): { text: string; md5: string }
  md5(text: string): string
  /** Numbers from 0 to below 1, the same for the same seed and check. */
  random(): number
}

/** The names of one check: they depend on the seed, the run and the check, and on nothing else. */
export function makeNames(seed: string, runId: string, check: string): RunNames {
  let count = 0
  const digest = () => createHmac('sha256', seed).update(`${runId} ${check} ${++count}`).digest()
  const word = (prefix = 't') => `${prefix}${runId}${digest().toString('hex').slice(0, 8)}`
  let draws = 0
  return {
    id: runId,
    seed,
    word,
    email: () => `${word('t')}@tripact.example`,
    nickname: () => `${word('n').slice(0, 18)}`,
    externalId: () => word('x-'),
    number: () => 1_000_000_000 + (digest().readUInt32BE(0) % 1_000_000_000),
    token: () => digest().toString('hex').slice(0, 32),
    password: () => {
      const text = word('P')
      return { text, md5: md5(text) }
    },
    md5,
    random: () => createHmac('sha256', seed).update(`${check} draw ${++draws}`).digest().readUInt32BE(0) / 2 ** 32,
  }
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
