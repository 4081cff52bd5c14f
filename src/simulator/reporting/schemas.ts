import type { Dialect } from '../../contract/dialect.ts'
import { loadSchema } from '../../reporting/load-schema.ts'
import { readSchemaText } from '../../reporting/reporting-schema.ts'
import type { EnumType, Schema } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import { ENTITIES, type Entity } from './entities.ts'

type Numbers = Record<string, Record<string, number>>

/** More dialects than this at a time are nobody's intention; the schemas of older ones are made again when asked for. */
const KEPT_SCHEMAS = 50

/** The schemas that worlds speak: ours in the variants that dialects and faults ask for, or a user's own file. */
export class ReportingSchemas {
  readonly #ownFile: string | undefined
  readonly #kept = new Map<string, Schema>()

  /** `ownFile` is the text of the user's .proto file; it is read now, so that a bad one is found at once. */
  constructor(ownFile?: string) {
    this.#ownFile = ownFile
    if (ownFile !== undefined) refuseMissingMessages(loadSchema(ownFile))
  }

  of({ dialect, faults }: World): Schema {
    const patches = faults.faults.filter(({ proto }) => proto)
    const key = JSON.stringify([readProfile(dialect), patches.map(({ id }) => id)])
    const found = this.#kept.get(key)
    if (found) return found
    if (this.#kept.size >= KEPT_SCHEMAS) this.#kept.clear()
    const schema = this.#load(dialect, (text) => patches.reduce((patched, { proto }) => proto!(patched), text))
    this.#kept.set(key, schema)
    return schema
  }

  #load(dialect: Dialect, patch: (protoText: string) => string): Schema {
    const isOwnFile = dialect['reporting.fieldProfile'] === 'file' && this.#ownFile !== undefined
    const text = patch(isOwnFile ? this.#ownFile! : readSchemaText())
    const plain = loadSchema(text)
    return loadSchema(text, {
      documentedOnly: dialect['reporting.fieldProfile'] === 'minimal',
      // Tests hold our records against our schema; here a look at every name would cost a tenth of the speed.
      ignoreStrangeNames: true,
      enumNumbers: chooseNumbers(dialect, plain, isOwnFile),
    })
  }
}

function refuseMissingMessages(schema: Schema): void {
  const wanted = (Object.values(ENTITIES) as Entity[]).flatMap(({ message, list, event }) => [message, list, event])
  const missing = wanted.filter((name) => name !== undefined && !schema.messages.has(name))
  if (missing.length > 0) throw new Error(`it lacks the messages ${missing.join(', ')}`)
}

function readProfile(dialect: Dialect): unknown[] {
  const { 'reporting.fieldProfile': fields, 'reporting.enumProfile': enums, 'reporting.enumMap': map } = dialect
  return [fields, enums, map, dialect['reporting.domainEventNumbers']]
}

/** The enumeration numbers of a dialect. A user's file has its own, and only an explicit map changes those. */
function chooseNumbers(dialect: Dialect, schema: Schema, isOwnFile: boolean): Numbers {
  const profile = dialect['reporting.enumProfile']
  if (profile === 'map') return { ...(!isOwnFile && eventNumbers(dialect)), ...spellOut(dialect['reporting.enumMap'] as Numbers, schema) }
  if (isOwnFile) return {}
  if (profile === 'ordinal') return { ...mapEnums(schema, () => true, 0), ...eventNumbers(dialect) }
  if (profile === 'manager') return { ...mapEnums(schema, ({ name }) => COUNTED_FROM_1.has(name), 1), ...eventNumbers(dialect) }
  return eventNumbers(dialect)
}

/** In the manager's profile these count from 1; all the others are as in the mixed one. */
const COUNTED_FROM_1 = new Set(['OrderType', 'BonusOperationType'])

function mapEnums(schema: Schema, isMeant: (type: EnumType) => boolean, first: number): Numbers {
  const types = [...schema.enums.values()].filter(isMeant)
  return Object.fromEntries(types.map(({ name, numbers }) => [name, count([...numbers.keys()], first)]))
}

function count(names: string[], first: number): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, first + index]))
}

function eventNumbers(dialect: Dialect): Numbers {
  const [CREATE, UPDATE, DELETE] = dialect['reporting.domainEventNumbers'] as number[]
  const numbers = { DOMAIN_EVENT_TYPE_CREATE: CREATE!, DOMAIN_EVENT_TYPE_UPDATE: UPDATE!, DOMAIN_EVENT_TYPE_DELETE: DELETE! }
  return { DomainEventType: numbers }
}

/** A map may say BUY for TRADE_SIDE_BUY. */
function spellOut(map: Numbers, schema: Schema): Numbers {
  const spell = (type: string, value: string) => {
    const full = `${toConstant(type)}_${value}`
    return schema.enums.get(type)?.numbers.has(full) ? full : value
  }
  const entries = Object.entries(map).map(([type, values]) => {
    const spelled = Object.entries(values).map(([value, number]) => [spell(type, value), number])
    return [type, Object.fromEntries(spelled)]
  })
  return Object.fromEntries(entries)
}

/** TradeSide as TRADE_SIDE, GSLExecutionPolicy as GSL_EXECUTION_POLICY. */
function toConstant(typeName: string): string {
  return typeName
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toUpperCase()
}
