import { hash } from 'node:crypto'
import fc from 'fast-check'
import { follow, fromPointer, isObject, type JsonObject } from '../../contract/json.ts'
import type { ContractOperation, Scheme } from '../../contract/operation.ts'
import { worldCalls } from '../control/calls.ts'
import { serveOperation } from '../http/serve-operation.ts'
import type { AnyAnswer } from '../operation.ts'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'

/** A call that a test makes up: which operation, and numbers that choose its inputs when its turn comes. */
export interface Command {
  operation: string
  choices: number[]
}

const JOURNEYS = ['logInToApp', 'logInAgain', 'logOutOfApp', 'inviteUser', 'redeliverCallback']

/** Sequences of whatever is registered and documented. The control surface orchestrates some of its calls, so those are left to it. */
export function anyCommands(simulator: Simulator, longest: number): fc.Arbitrary<Command[]> {
  const playable = simulator.contract.operations.filter(
    ({ id }) => simulator.honest.operations.has(id) && !(id in worldCalls) && !JOURNEYS.includes(id),
  )
  const operation = fc.constantFrom(...playable.map(({ id }) => id))
  return fc.array(fc.record({ operation, choices: fc.array(fc.nat({ max: 9999 }), { minLength: 24, maxLength: 24 }) }), {
    minLength: 5,
    maxLength: longest,
    size: 'max',
  })
}

/** Plays commands in a world. It remembers what was answered, so that later commands use ids and tokens that exist. */
export class Player {
  readonly #simulator: Simulator
  readonly #remembered: Map<string, unknown[]>
  readonly answers: { operation: string; status: number; body: unknown }[] = []

  constructor(simulator: Simulator, remembered: Iterable<[string, unknown[]]> = []) {
    this.#simulator = simulator
    this.#remembered = new Map(remembered)
  }

  /** Another player who knows what this one knows. */
  fork(simulator = this.#simulator): Player {
    return new Player(simulator, this.#remembered)
  }

  async play(world: World, commands: Command[]): Promise<this> {
    for (const { operation, choices } of commands) {
      const answer = await this.#call(world, this.#simulator.operation(operation)!, new Chooser(choices))
      const body = answer.pieces ? [...answer.pieces].join('') : answer.body
      this.#remember(body)
      this.answers.push({ operation, status: answer.status, body })
    }
    return this
  }

  #call(world: World, operation: ContractOperation, chooser: Chooser): AnyAnswer | Promise<AnyAnswer> {
    const document = this.#simulator.contract.documents[operation.role]
    const make = (name: string, schema: JsonObject) => this.#choose(document, name, schema, world, chooser)
    const path: Record<string, string> = {}
    const query: Record<string, string> = {}
    const headers: Record<string, string> = {}
    for (const { name, in: place, required, schema } of operation.parameters) {
      if (!required && chooser.below(2) === 0) continue
      if (place === 'path') path[name] = String(make(name, schema))
      else if (place === 'query') query[name] = String(make(name, schema))
    }
    const [scheme] = operation.security
    if (scheme) (scheme.in === 'query' ? query : headers)[scheme.key] = scheme.prefix + this.#credential(scheme, world)
    const body = operation.body && JSON.stringify(make('', follow(document, operation.body.pointer) as JsonObject))
    return serveOperation(this.#simulator, world, operation, {
      path,
      query,
      headers,
      rawQuery: '',
      repeatedQueryKey: undefined,
      hasMalformedQuery: false,
      contentType: 'application/json',
      address: '127.0.0.1',
      body: body === undefined ? undefined : Buffer.from(body),
    })
  }

  #credential({ name }: Scheme, world: World): string {
    if (name === 'webhookAuthorization') return world.crm.webhookAuthorization
    if (name === 'adapterBearer') return world.adapterBearer
    if (name.startsWith('managerToken')) return world.managerToken
    return String(this.#remembered.get(name === 'adapterToken' ? 'd' : name)?.at(-1) ?? 'unknown')
  }

  #remember(body: unknown): void {
    if (!isObject(body)) return
    for (const [name, value] of Object.entries(body)) {
      const known = this.#remembered.get(name) ?? []
      this.#remembered.set(name, [...known.slice(-5), value])
    }
  }

  #choose(document: JsonObject, name: string, schema: JsonObject, world: World, chooser: Chooser): unknown {
    const pool = poolOf(name, world, this.#remembered)
    if (pool.length > 0 && chooser.below(8) > 0) return pool[chooser.below(pool.length)]
    return this.#follow(document, name, schema, world, chooser)
  }

  #follow(document: JsonObject, name: string, schema: JsonObject, world: World, chooser: Chooser): unknown {
    if (typeof schema['$ref'] === 'string') {
      return this.#choose(
        document,
        name,
        follow(document, `/${fromPointer(schema['$ref'].slice(1)).map(escapeKey).join('/')}`) as JsonObject,
        world,
        chooser,
      )
    }
    const [first] = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf'] ?? []) as JsonObject[]
    if (first && !schema['properties']) return this.#follow(document, name, first, world, chooser)
    if (Array.isArray(schema['enum'])) return schema['enum'][chooser.below(schema['enum'].length)]
    const type = [schema['type']].flat()[0]
    if (type === 'boolean') return chooser.below(2) === 0
    if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1) + chooser.below(5)
    if (type === 'array') return [this.#choose(document, name.replace(/s$/, ''), (schema['items'] ?? {}) as JsonObject, world, chooser)]
    if (type !== 'object' && !schema['properties']) return `text ${chooser.below(3)}`
    const required = (schema['required'] ?? []) as string[]
    const chosen = Object.entries((schema['properties'] ?? {}) as JsonObject).filter(
      ([key]) => required.includes(key) || chooser.below(2) === 0,
    )
    return Object.fromEntries(chosen.map(([key, inner]) => [key, this.#choose(document, key, inner as JsonObject, world, chooser)]))
  }
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Values of which something may come, by the name of the field. */
function poolOf(name: string, world: World, remembered: Map<string, unknown[]>): unknown[] {
  const newest = (keys: Iterable<unknown>) => [...keys].slice(-5)
  if (/userid$/i.test(name)) return newest(world.users.keys())
  if (/login$/i.test(name)) return newest(world.traders.keys())
  if (name === 'uidTraderAccountId') return newest(world.accountLinks.keys())
  if (/email$/i.test(name)) return ['ana@example.com', 'Ben@example.com', 'cleo@example.com', 'ana@example.org']
  if (/hash|password$/i.test(name))
    return [hash('md5', 'secret'), ...Array.from(world.traders.values(), (trader) => trader.hashedPassword).slice(-3)]
  if (name === 'code') return [...(remembered.get('token') ?? []), ...(remembered.get('code') ?? [])]
  if (/amount$/i.test(name)) return [1, 0.01, 0.07, 12.34567891, 1000]
  if (name === 'advanceMs') return [0, 1000, 60_000, 86_400_000]
  if (name === 'now') return [world.now, world.now + 5000]
  if (name === 'color') return ['#112233']
  const given = (world.given as unknown as Record<string, unknown> | undefined)?.[name]
  return given === undefined ? newest(remembered.get(name) ?? []) : [given]
}

/** Turns a command's numbers into choices; when they are used up it begins again. */
class Chooser {
  readonly #choices: number[]
  #at = 0

  constructor(choices: number[]) {
    this.#choices = choices
  }

  below(count: number): number {
    return (this.#choices[this.#at++ % this.#choices.length] ?? 0) % count
  }
}
