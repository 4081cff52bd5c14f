import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Pact {
  interactions: { providerStates?: { name: string }[] }[]
}

const PACTS = fileURLToPath(new URL('../../pacts', import.meta.url))

test('whoever takes a pact alone finds every provider state and its values explained', () => {
  const pacts = globSync('*.json', { cwd: PACTS }).map((name) => JSON.parse(readFileSync(join(PACTS, name), 'utf8')) as Pact)
  const states = new Set(
    pacts.flatMap(({ interactions }) => interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))),
  )
  const placeholders = new Set([...JSON.stringify(pacts).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!))

  const explained = readFileSync(join(PACTS, 'README.md'), 'utf8')

  expect([...states].filter((state) => !explained.includes(`| ${state} `))).toEqual([])
  expect([...placeholders].filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
})
