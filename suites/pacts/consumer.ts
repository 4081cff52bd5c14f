import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type State = string | [name: string, parameters: Record<string, string | number | boolean>]
type Text = string | ReturnType<typeof from>

/** One call as its consumer needs it. Values are matchers: what the answer must look like, not what it must be. */
export interface Interaction {
  title: string
  given: State[]
  request: { method: string; path: Text; query?: Record<string, Text>; headers?: Record<string, Text>; body?: Record<string, unknown> }
  response: { status: number; body?: Record<string, unknown> }
}

/** A value that the provider's state gives at verification, by its name or as a text with {names}; the example stands for it here. */
export function from<T>(expression: string, example: T) {
  return MatchersV3.fromProviderState(expression.includes('{') ? expression.replaceAll('{', '${') : `\${${expression}}`, example)
}

/** Plays every interaction against Pact's mock of the provider, and keeps the pact under pacts/. */
export function describePact(consumer: string, provider: string, interactions: Interaction[]): void {
  describe(`what ${consumer} expects of ${provider}`, () => {
    let folder: string
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'tripact-pact-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test.for(interactions)('$title', async (interaction) => {
      const pact = new PactV4({ consumer, provider, dir: folder, logLevel: 'error' })
      const answer = await declare(pact, interaction).executeTest(({ url }) => send(url, interaction))
      expect(answer).toEqual(MatchersV3.reify(interaction.response as never))
    })

    test('the pact is the one that is kept; `npm run pacts` writes it anew', async () => {
      const name = `${consumer}-${provider}.json`
      await expect(settle(readFileSync(join(folder, name), 'utf8'))).toMatchFileSnapshot(
        fileURLToPath(new URL(`../../pacts/${name}`, import.meta.url)),
      )
    })
  })
}

function declare(pact: PactV4, { title, given, request, response }: Interaction) {
  const interaction = pact.addInteraction().uponReceiving(title)
  for (const state of given) typeof state === 'string' ? interaction.given(state) : interaction.given(...state)
  return interaction
    .withRequest(request.method, request.path as string, (builder) => {
      builder.headers({ accept: 'application/json', ...(request.headers as Record<string, string>) })
      if (request.query) builder.query(request.query as Record<string, string>)
      if (request.body) builder.jsonBody(request.body)
    })
    .willRespondWith(response.status, (builder) => {
      if (response.body) builder.jsonBody(response.body)
    })
}

/** The consumer's side: sends the example, and reads what comes back. */
async function send(base: string, { request, response }: Interaction) {
  const { method, path, query, headers, body } = MatchersV3.reify(request as never) as unknown as Interaction['request']
  const address = `${base}${path}${query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''}`
  const answer = await fetch(address, {
    method,
    headers: { accept: 'application/json', ...(headers as Record<string, string>), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...(response.body && { body: await answer.json() }) }
}

/** Orders the interactions and leaves out which versions of Pact wrote them, so that a file changes only with its content. */
function settle(text: string): string {
  const pact = JSON.parse(text) as { interactions: { description: string }[]; metadata: Record<string, unknown> }
  pact.interactions.sort((one, other) => (one.description < other.description ? -1 : 1))
  pact.metadata = { pactSpecification: pact.metadata['pactSpecification'] }
  return `${JSON.stringify(pact, null, 2)}\n`
}
