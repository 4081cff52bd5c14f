import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate, generateRegistries } from '../../scripts/generate.ts'
import { follow, isObject, type Json, toPointer } from './json.ts'
import { contractDirectory, loadContract, ROLES } from './load-contract.ts'
import { Validators } from './validators.ts'

const contract = loadContract()

describe('the contract', () => {
  test('has every operation of the three documents', () => {
    const refs = new Set(contract.operations.filter((operation) => operation.role !== 'control').map((operation) => operation.ref))
    const wanted = [...range('A', 7), ...range('B', 19), ...range('T', 10), ...range('S', 2), ...range('C', 2)]
    expect(wanted.filter((ref) => !refs.has(ref))).toEqual([])
  })

  test('answers every open point', () => {
    const known = new Set(contract.points.map((point) => point.id))
    const wanted = [...range('U-', 63, 2), ...range('I-', 43, 2)]
    expect(wanted.filter((id) => !known.has(id))).toEqual([])
  })

  test('requirement ids never change: new ones are added to this list, old ones become retired', () => {
    expect([...contract.requirements.keys()].sort(byId)).toMatchSnapshot()
  })

  test.each(ROLES)('every example of %s validates against its schema', (role) => {
    const document = contract.documents[role]
    const validators = new Validators(document)
    const mistakes = findExamples(document).flatMap(({ schema, value, pointer }) => {
      const validate = validators.at(schema)
      return validate(value) ? [] : [`${pointer}: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}`]
    })
    expect(mistakes).toEqual([])
  })

  test('generated files are fresh (npm run generate)', async () => {
    const stale: string[] = []
    for (const [name, content] of Object.entries(await generate()))
      if (committed(`src/contract/generated/${name}`) !== content) stale.push(name)
    for (const [name, content] of Object.entries(generateRegistries())) if (committed(`src/simulator/${name}`) !== content) stale.push(name)
    expect(stale).toEqual([])
  })
})

describe('a document with a mistake gives one error that tells its place', () => {
  const cases: [string, (text: string) => string, RegExp][] = [
    [
      'a missing schema',
      (text) => text.replace('#/components/schemas/CrmApiTokenAnswer', '#/components/schemas/Nowhere'),
      /crm\.yaml:\d+: \$ref .*Nowhere" leads nowhere/,
    ],
    ['an unknown level', (text) => text.replace('A1-2: { must:', 'A1-2: { shall:'), /crm\.yaml:\d+: A1-2 .*shall/],
    ['a duplicate id', (text) => text.replace('A1-2:', 'A1-1:'), /crm\.yaml:\d+: /],
    [
      'a reference to another file',
      (text) => text.replace("'#/components/responses/MissingField'", "'other.yaml#/x'"),
      /must stay in this document/,
    ],
    ['an alias bomb', () => aliasBomb(), /crm\.yaml.*alias/i],
    ['two megabytes', (text) => `${text}\n# ${'x'.repeat(2 * 1024 * 1024)}`, /crm\.yaml: is \d+ bytes/],
    ['no YAML at all', () => 'a: [1, 2', /crm\.yaml:\d+/],
  ]
  test.each(cases)('%s', (_name, spoil, expected) => {
    const directory = mkdtempSync(join(tmpdir(), 'tripact-contract-'))
    for (const name of [...ROLES, 'shared']) {
      const text = readFileSync(join(contractDirectory(), `${name}.yaml`), 'utf8')
      writeFileSync(join(directory, `${name}.yaml`), name === 'crm' ? spoil(text) : text)
    }
    expect(() => loadContract(directory)).toThrow(expected)
  })
})

function range(prefix: string, count: number, digits = 1): string[] {
  return Array.from({ length: count }, (_, index) => prefix + String(index + 1).padStart(digits, '0'))
}

function byId(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function committed(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}

function aliasBomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]`)
  return ['a0: &a0 [x]', ...levels].join('\n')
}

/** All examples of media types and parameters, with the pointer of the schema that they must fit. */
function findExamples(document: Json): { schema: string; value: Json; pointer: string }[] {
  const found: { schema: string; value: Json; pointer: string }[] = []
  visit(document, [])
  return found

  function visit(node: Json, keys: (string | number)[]): void {
    if (Array.isArray(node)) for (const [index, child] of node.entries()) visit(child, [...keys, index])
    if (!isObject(node)) return
    if ('schema' in node) collect(node, keys)
    for (const [key, child] of Object.entries(node)) visit(child, [...keys, key])
  }

  function collect(node: { [key: string]: Json }, keys: (string | number)[]): void {
    const schema = toPointer([...keys, 'schema'])
    if ('example' in node) found.push({ schema, value: node['example']!, pointer: toPointer(keys) })
    for (const [name, example] of Object.entries(isObject(node['examples']) ? node['examples'] : {})) {
      const reference = isObject(example) ? example['$ref'] : undefined
      const target = typeof reference === 'string' ? follow(document, reference.slice(1)) : example
      if (isObject(target) && target['value'] !== undefined)
        found.push({ schema, value: target['value'], pointer: toPointer([...keys, 'examples', name]) })
    }
  }
}
