import protobuf from 'protobufjs'
import { ReportingError } from './reporting-error.ts'
import { makeEnumScalar, SCALARS } from './scalars.ts'
import type { EnumType, Field, MessageType } from './schema.ts'

export type EnumNumbers = 'ordinal' | Readonly<Record<string, Readonly<Record<string, number>>>>

export interface ProtoTypes {
  readonly messages: ReadonlyMap<string, MessageType>
  readonly enums: ReadonlyMap<string, EnumType>
}

interface DraftMessage extends MessageType {
  readonly source: protobuf.Type
  readonly fields: Field[]
  readonly required: Field[]
  readonly byNumber: Map<number, Field>
  readonly byName: Map<string, Field>
}

/** Types under construction: a message may refer to one that comes later in the file, or to itself. */
interface Draft {
  readonly messages: Map<string, DraftMessage>
  readonly enums: Map<string, EnumType>
  readonly shorten: (fullName: string) => string
}

/** Reads a .proto file with protobufjs' parser into plain tables. */
export function parseProto(text: string, documentedOnly: boolean, enumNumbers: EnumNumbers): ProtoTypes {
  const { root, packageName } = parseText(text)
  const prefix = packageName === undefined ? '.' : `.${packageName}.`
  const draft: Draft = {
    messages: new Map(),
    enums: new Map(),
    shorten: (fullName) => (fullName.startsWith(prefix) ? fullName.slice(prefix.length) : fullName.slice(1)),
  }
  collectTypes(root, draft, enumNumbers)
  for (const message of draft.messages.values()) fillMessage(message, draft, documentedOnly)
  return draft
}

function parseText(text: string): { root: protobuf.Root; packageName: string | undefined } {
  try {
    const parsed = protobuf.parse(text, { keepCase: true, alternateCommentMode: true, preferTrailingComment: true })
    if (parsed.imports?.length) throw new Error(`it imports ${parsed.imports.join(', ')}, and imports are not followed`)
    parsed.root.resolveAll()
    return { root: parsed.root, packageName: parsed.package }
  } catch (error) {
    throw new ReportingError(`cannot be read as a .proto file: ${(error as Error).message}`)
  }
}

function collectTypes(namespace: protobuf.NamespaceBase, draft: Draft, enumNumbers: EnumNumbers): void {
  for (const nested of namespace.nestedArray) {
    const name = draft.shorten(nested.fullName)
    if (nested instanceof protobuf.Enum) draft.enums.set(name, makeEnum(name, nested, enumNumbers))
    if (nested instanceof protobuf.Type) {
      draft.messages.set(name, { name, source: nested, fields: [], required: [], byNumber: new Map(), byName: new Map() })
    }
    if (nested instanceof protobuf.Namespace) collectTypes(nested, draft, enumNumbers)
  }
}

function makeEnum(name: string, source: protobuf.Enum, enumNumbers: EnumNumbers): EnumType {
  const own = enumNumbers === 'ordinal' ? undefined : enumNumbers[name]
  const numbers = new Map<string, number>()
  const names = new Map<number, string>()
  for (const [index, [value, number]] of Object.entries(source.values).entries()) {
    const chosen = enumNumbers === 'ordinal' ? index : (own?.[value] ?? number)
    numbers.set(value, chosen)
    if (!names.has(chosen)) names.set(chosen, value)
  }
  return { name, numbers, names }
}

function fillMessage(message: DraftMessage, draft: Draft, documentedOnly: boolean): void {
  for (const declared of [...message.source.fieldsArray].sort((a, b) => a.id - b.id)) {
    // What an `extend` block adds is not part of the message: it stays among the unknown fields.
    if (declared.declaringField) continue
    const field = makeField(message.name, declared, draft)
    if (documentedOnly && field.openPoint !== undefined && field.label !== 'required') continue
    message.fields.push(field)
    if (field.label === 'required') message.required.push(field)
    message.byNumber.set(field.number, field)
    message.byName.set(field.name, field)
  }
}

function makeField(messageName: string, declared: protobuf.Field, draft: Draft): Field {
  const { name, id: number, resolvedType } = declared
  if (declared.map || declared.delimited)
    throw new ReportingError('is a map or a group, which is not supported', { messageName, field: name })
  const typeName = resolvedType ? draft.shorten(resolvedType.fullName) : declared.type
  const enumType = draft.enums.get(typeName)
  const message = draft.messages.get(typeName)
  const scalar = resolvedType ? enumType && makeEnumScalar(enumType) : SCALARS.get(typeName)
  const openPoint = /\bassumed: ([A-Z]-\d+)/.exec(declared.comment ?? '')?.[1]
  const explicitDefault = declared.options?.['default'] === undefined ? undefined : scalar?.accept(defaultOf(declared, typeName))
  return {
    name,
    number,
    label: declared.required ? 'required' : declared.repeated ? 'repeated' : 'optional',
    packed: declared.packed,
    deprecated: declared.options?.['deprecated'] === true,
    typeName,
    ...(scalar && { scalar }),
    ...(message && { message }),
    ...(explicitDefault !== undefined && { explicitDefault }),
    ...(openPoint !== undefined && { openPoint }),
  }
}

/** protobufjs resolves a default of bytes from its escapes; all the others are best taken as they are written. */
function defaultOf(declared: protobuf.Field, typeName: string): unknown {
  return typeName === 'bytes' ? declared.defaultValue : declared.options!['default']
}
