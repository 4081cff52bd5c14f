import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

function sourcesOf(pattern: string): { file: string; text: string; imports: { from: string; isTypeOnly: boolean }[] }[] {
  return globSync(pattern, { cwd: root }).map((file) => {
    const text = readFileSync(root + file, 'utf8')
    const imports = [...text.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from '([^']+)'|import\('([^']+)'\)/gm)].map((match) => {
      const name = match[2] ?? match[3]!
      return { from: name.startsWith('.') ? normalize(join(dirname(file), name)) : name, isTypeOnly: match[1] !== undefined }
    })
    return { file, text, imports }
  })
}

const isProduction = ({ file }: { file: string }) => !file.endsWith('.test.ts') && !file.includes('/testing/')

describe('walls', () => {
  test('suites know the contract and a URL, and of src/ only generated types', () => {
    const trespasses = sourcesOf('suites/**/*.ts')
      .filter(({ file }) => !file.startsWith('suites/self-test/'))
      .flatMap(({ file, imports }) => imports.filter(({ from }) => from.startsWith('src/')).map((found) => ({ file, ...found })))
      .filter(({ from, isTypeOnly }) => !(isTypeOnly && from.startsWith('src/contract/generated/')))
    expect(trespasses).toEqual([])
  })

  test('domain/ imports nothing but itself and types', () => {
    const trespasses = sourcesOf('src/domain/**/*.ts')
      .filter(isProduction)
      .flatMap(({ file, imports }) =>
        imports.filter(({ from, isTypeOnly }) => !isTypeOnly && !from.startsWith('src/domain/')).map(({ from }) => `${file}: ${from}`),
      )
    expect(trespasses).toEqual([])
  })

  test('no operation knows HTTP, and no rule knows an operation', () => {
    const trespasses = [...sourcesOf('src/simulator/operations/*.ts'), ...sourcesOf('src/domain/*.ts')]
      .filter(isProduction)
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ from }) => /^(fastify|undici|node:http|node:net)|simulator\/http\//.test(from))
          .map(({ from }) => `${file}: ${from}`),
      )
    expect(trespasses).toEqual([])
  })

  test('nothing below the world reads a clock or random numbers', () => {
    const ambient = /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|randomBytes|randomUUID/
    const readers = [
      ...sourcesOf('src/simulator/operations/*.ts'),
      ...sourcesOf('src/domain/*.ts'),
      ...sourcesOf('src/simulator/faults/*.ts'),
    ]
      .filter(isProduction)
      .filter(({ text }) => ambient.test(text))
      .map(({ file }) => file)
    expect(readers).toEqual([])
  })
})
