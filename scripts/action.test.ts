import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type StartedSimulator, startSimulator } from '../src/library/start-simulator.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Action {
  inputs: Record<string, { default?: string }>
  outputs: Record<string, { value: string }>
  runs: { using: string; steps: { id?: string; run?: string; shell?: string; env?: Record<string, string> }[] }
}

const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as Action
const verify = action.runs.steps.find(({ id }) => id === 'verify')!
const inputOf = (expression: string) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(expression)?.[1] ?? expression

/** Runs the step as GitHub does: its script in bash, inputs as variables, files for what it gives. */
async function runVerify(inputs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'tripact-action-'))
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')]
  for (const file of [output, summary]) writeFileSync(file, '')
  const given = Object.entries(verify.env!).map(([name, expression]) => {
    const input = inputOf(expression)
    return [name, inputs[input] ?? action.inputs[input]?.default ?? '']
  })
  const env = {
    ...process.env,
    ...Object.fromEntries(given),
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    GITHUB_ACTION_PATH: ROOT,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  }
  const exitCode = await new Promise<number>((resolve) => {
    const options = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', verify.run!]
    const child = execFile('bash', options, { cwd: folder, env }, () => resolve(child.exitCode ?? -1))
  })
  const written = { exitCode, output: readFileSync(output, 'utf8'), summary: readFileSync(summary, 'utf8') }
  rmSync(folder, { recursive: true, force: true })
  return written
}

describe('the GitHub action', () => {
  let simulator: StartedSimulator
  beforeAll(async () => {
    simulator = await startSimulator()
  })
  afterAll(() => simulator.close())

  test('hands every input to its script, and every step says its shell', () => {
    expect(action.runs.using).toBe('composite')
    expect(Object.values(verify.env!).map(inputOf).sort()).toEqual(Object.keys(action.inputs).sort())
    expect(action.runs.steps.filter(({ run, shell }) => run && shell !== 'bash')).toEqual([])
    for (const step of action.runs.steps) expect(step.run ?? '').not.toContain('${{')
  })

  test('ends with 0 for a target that keeps its contract, and tells the verdict', async () => {
    const { exitCode, output, summary } = await runVerify({ role: 'adapter', control: simulator.controlUrl })
    expect(output).toContain('verdict=conformant\n')
    expect(summary).toContain('adapter')
    expect(exitCode).toBe(0)
  })

  test('ends with 1 for one that breaks it', async () => {
    const { world } = await simulator.createWorld({ faults: ['b6-answers-201'] })
    const { exitCode, output } = await runVerify({ role: 'platform', control: simulator.controlUrl, world: world.name, only: 'B6-1' })
    expect(output).toContain('verdict=nonconformant\n')
    expect(exitCode).toBe(1)
  })

  test('an input is never a command', async () => {
    const { exitCode, output } = await runVerify({ role: '$(touch broken); crm', control: simulator.controlUrl })
    expect(output).toBe('')
    expect(exitCode).toBe(2)
  })
})

describe('the Dockerfile', () => {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n')
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')

  test('runs as an ordinary user, and copies the same files that npm publishes', () => {
    const copied = lines.filter((line) => /^COPY (?!--from|\.)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1))
    const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] }
    const read = files.filter((file) => !['dist', 'CHANGELOG.md', 'fixtures/targets'].includes(file))
    expect(new Set(copied)).toEqual(new Set(['package.json', 'package-lock.json', ...read]))
    expect(copied.filter((file) => ignored.includes(file))).toEqual([])
    expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('RUN')))
  })

  test('exposes the ports that `tripact up` takes by default', () => {
    expect(lines).toContain('EXPOSE 4000 4010 4020 4030')
  })
})
