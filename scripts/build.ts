import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = join(root, 'dist')

/** Compiles src/ and suites/ to dist/, as it is published. */
export function build(): void {
  rmSync(output, { recursive: true, force: true })
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' })
  copyAssets()
  dropInnerDeclarations()
}

/** What the compiler leaves behind but the compiled code reads: the parsed contract, the parts of the report page. */
function copyAssets(): void {
  for (const file of globSync('{src,suites}/**/*.{json,css,js}', { cwd: root })) cpSync(join(root, file), join(output, file))
}

/** Keeps only the declarations that a user of the library can reach; the others would double the number of files. */
function dropInnerDeclarations(): void {
  const reached = new Set<string>()
  const queue = [join('src', 'index.d.ts')]
  for (const file of queue) {
    if (reached.has(file)) continue
    reached.add(file)
    const text = readFileSync(join(output, file), 'utf8')
    for (const [, path] of text.matchAll(/(?:from |import\()["'](\.[^"']+)\.[tj]s["']/g))
      queue.push(`${normalize(join(dirname(file), path!))}.d.ts`)
  }
  for (const file of globSync('**/*.d.ts', { cwd: output })) if (!reached.has(file)) rmSync(join(output, file))
}

if (import.meta.main) build()
