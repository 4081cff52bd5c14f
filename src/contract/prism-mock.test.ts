import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPrism } from '../cli/mock.ts'
import { follow, fromPointer, isObject, type Json } from './json.ts'
import { contractDirectory, loadContract } from './load-contract.ts'
import { type ContractOperation, resolve } from './operation.ts'

const contract = loadContract()

/** An independent reader of the documents must be able to serve them: every example request succeeds, every documented status can be had. */
describe.each(['platform', 'crm', 'adapter'] as const)('Prism serves %s', (role) => {
  const operations = contract.operations.filter((operation) => operation.role === role)
  let prism: ChildProcess
  let base: string

  beforeAll(async () => {
    prism = spawn(process.execPath, [findPrism()!, 'mock', join(contractDirectory(), `${role}.yaml`), '--port', '0'])
    base = await readAddress(prism)
  }, 60_000)

  afterAll(() => {
    prism.kill()
  })

  test('every example request is answered with a documented success', async () => {
    const wrong: string[] = []
    for (const operation of operations) {
      const { status, text } = await send(operation)
      if (status >= 300 || !operation.responses.has(status)) wrong.push(`${operation.id}: ${status} ${text.slice(0, 300)}`)
    }
    expect(wrong).toEqual([])
  })

  test('every documented status can be chosen', async () => {
    const wrong: string[] = []
    for (const operation of operations) {
      for (const wanted of operation.responses.keys()) {
        const { status } = await send(operation, { prefer: `code=${wanted}` })
        if (status !== wanted) wrong.push(`${operation.id}: asked for ${wanted}, got ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  async function send(operation: ContractOperation, extra: Record<string, string> = {}): Promise<{ status: number; text: string }> {
    const document = contract.documents[role]
    const query = new URLSearchParams()
    const headers: Record<string, string> = { accept: 'application/json', ...extra }
    const [scheme] = operation.security
    if (scheme?.in === 'query') query.set(scheme.key, 'some-token')
    if (scheme?.in === 'header') headers[scheme.key] = `${scheme.prefix}some-token`
    let path = operation.path
    for (const parameter of operation.parameters) {
      const value = follow(document, parameter.pointer.replace(/schema$/, 'example'))
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)))
      if (parameter.in === 'query' && parameter.required) query.set(parameter.name, String(value))
    }
    const body = firstExample(document, operation)
    if (body !== undefined) headers['content-type'] = 'application/json'
    const url = `${base}${path}${query.size > 0 ? `?${query}` : ''}`
    const answer = await fetch(url, {
      method: operation.method.toUpperCase(),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
})

function firstExample(document: { [key: string]: Json }, operation: ContractOperation): Json | undefined {
  if (!operation.body?.required) return undefined
  const content = operation.body.pointer.replace(/\/schema$/, '')
  const examples = follow(document, `${content}/examples`)
  const [name] = isObject(examples) ? Object.keys(examples) : []
  return name === undefined ? undefined : resolve(document, [...fromPointer(content), 'examples', name]).node['value']
}

function readAddress(prism: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /listening on (http:\/\/[\d.]+:\d+)/.exec(output)?.[1]
      if (address) found(address)
    }
    prism.stdout?.on('data', read)
    prism.stderr?.on('data', read)
    prism.once('exit', () => failed(new Error(`Prism ended: ${output.slice(-500)}`)))
  })
}
