/** Shorter values are words that a report needs, not secrets. */
const SHORTEST = 6

/** Remembers secret values and takes them out of any text, in whatever form they stand there. */
export class Secrets {
  #names = new Map<string, string>()
  #counts = new Map<string, number>()
  #forms = new Map<string, { form: string; name: string }[]>()
  #starts = new Uint8Array(0x10000)

  /** Registers a credential: it is shown as `$NAME`. */
  add(value: string | undefined, name: string): void {
    if (value === undefined || value.length < SHORTEST || this.#names.has(value)) return
    this.#names.set(value, name)
    for (const form of formsOf(value)) this.#remember(form, name)
    const scheme = /^(?:basic|bearer) (.+)$/i.exec(value)?.[1]
    if (scheme) this.add(scheme, name)
  }

  /** Registers a token that the run came across; each gets a number, so that two can be told apart. */
  learn(value: unknown, name: string): void {
    if (typeof value !== 'string' || this.#names.has(value) || value.length < SHORTEST) return
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    this.add(value, `${name}_${count}`)
  }

  /** Registers a value that gives a registered secret away: a large part of it, or the whole but for a character. */
  addAltered(value: string): void {
    const known = [...this.#names].find(([secret]) => secret !== value && givesAway(secret, value))
    if (known) this.add(value, `ALTERED_${known[1]}`)
  }

  /** The text without any secret. */
  redact(text: string): string {
    let clean = ''
    let copied = 0
    for (let at = 0; at + SHORTEST <= text.length; at++) {
      if (this.#starts[startOf(text, at)] === 0) continue
      const found = this.#forms.get(text.slice(at, at + SHORTEST))?.find(({ form }) => text.startsWith(form, at))
      if (!found) continue
      clean += `${text.slice(copied, at)}$${found.name}`
      copied = at + found.form.length
      at = copied - 1
    }
    return clean + text.slice(copied)
  }

  #remember(form: string, name: string): void {
    const key = form.slice(0, SHORTEST)
    const others = this.#forms.get(key) ?? []
    if (others.some((other) => other.form === form)) return
    this.#starts[startOf(form, 0)] = 1
    this.#forms.set(
      key,
      [...others, { form, name }].sort((a, b) => b.form.length - a.form.length),
    )
  }
}

function givesAway(secret: string, value: string): boolean {
  if (value.length < secret.length) return value.length >= secret.length / 3 && secret.includes(value)
  return value.length === secret.length && [...value].filter((character, at) => character !== secret[at]).length <= 2
}

/** A number for the three characters here: most places of a text are passed over by it, without making a string. */
function startOf(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & 0xffff
}

/** Raw, percent-encoded, JSON-escaped and base64 at each of the three offsets at which it may stand in a longer text. */
function formsOf(value: string): string[] {
  const percent = encodeURIComponent(value)
  const json = JSON.stringify(value).slice(1, -1)
  const encoded = [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)])
    const start = Math.ceil((offset * 8) / 6)
    const end = Math.floor((bytes.length * 8) / 6)
    return [bytes.toString('base64').slice(start, end), bytes.toString('base64url').slice(start, end)]
  })
  const forms = [value, percent, percent.replaceAll('%20', '+'), percent.toLowerCase(), json, json.replaceAll('/', '\\/'), ...encoded]
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST)
}

type Fields = Record<string, string>

/** Where secrets travel that no credential of the profile names: operation → field → what a report calls it. */
const TOKEN_FIELDS: Record<string, { request?: Fields; answer?: Fields }> = {
  issueCrmApiToken: { request: { password: 'PASSWORD' }, answer: { crmApiToken: 'CRM_API_TOKEN' } },
  authorizeOneTime: { request: { code: 'ONE_TIME_TOKEN' }, answer: { accessToken: 'ACCESS_TOKEN', inappToken: 'INAPP_TOKEN' } },
  authorizeAccessToken: { request: { accessToken: 'ACCESS_TOKEN' }, answer: { inappToken: 'INAPP_TOKEN' } },
  generateOneTimeToken: { answer: { token: 'ONE_TIME_TOKEN' } },
  issueManagerToken: { request: { hashedPassword: 'PASSWORD_HASH' }, answer: { webservToken: 'MANAGER_TOKEN' } },
  issueSsoCode: { answer: { code: 'SSO_CODE' } },
  linkAccount: { request: { traderPasswordHash: 'PASSWORD_HASH' } },
  createTrader: { request: { hashedPassword: 'PASSWORD_HASH' } },
  replaceTrader: { request: { hashedPassword: 'PASSWORD_HASH' } },
  changePassword: { request: { hashedPassword: 'PASSWORD_HASH' } },
  checkPassword: { request: { hashedPassword: 'PASSWORD_HASH' } },
  generateAdapterToken: { answer: { d: 'ADAPTER_TOKEN' } },
  'hook oneTimeToken': { answer: { code: 'ONE_TIME_TOKEN' } },
  'hook login': { request: { code: 'ONE_TIME_TOKEN' }, answer: { accessToken: 'ACCESS_TOKEN' } },
  'hook relogin': { request: { accessToken: 'ACCESS_TOKEN' }, answer: { accessToken: 'ACCESS_TOKEN' } },
  'hook inApp': { answer: { token: 'ONE_TIME_TOKEN' } },
  'hook redeem': { request: { code: 'SSO_CODE' } },
  'hook session': { request: { token: 'ADAPTER_TOKEN' } },
}

const QUERY_TOKENS = /[?&](crmApiToken|inappToken|accessToken)=([^&#]*)/gi

/** Learns every token that one exchange carried. */
export function learnTokens(secrets: Secrets, operation: string, sent: unknown, url: string, answered: unknown): void {
  const { request = {}, answer = {} } = TOKEN_FIELDS[operation] ?? {}
  for (const [field, name] of Object.entries(request)) if (isLikeAToken(fieldOf(sent, field))) secrets.learn(fieldOf(sent, field), name)
  for (const [field, name] of Object.entries(answer)) secrets.learn(fieldOf(answered, field), name)
  for (const [, field, value] of url.matchAll(QUERY_TOKENS))
    if (isLikeAToken(decode(value ?? ''))) secrets.learn(decode(value ?? ''), nameOf(field ?? ''))
}

/** A suite also sends words and nonsense in the place of tokens; a report needs them to be readable. */
function isLikeAToken(value: unknown): boolean {
  return typeof value === 'string' && /^(?=.*\d)\S{10,}$/.test(value)
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined
}

function nameOf(field: string): string {
  return field.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
