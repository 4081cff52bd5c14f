// npm run new B7-12: writes the check and the fault of a requirement, with everything but their meaning.
import { existsSync, writeFileSync } from 'node:fs'
import { loadContract } from '../src/contract/load-contract.ts'

const [id] = process.argv.slice(2)
const contract = loadContract()
const requirement = id === undefined ? undefined : contract.requirements.get(id)
if (!requirement) {
  console.error(id ? `openapi/ has no requirement ${id}: write its row first` : 'Usage: npm run new B7-12 (a requirement of openapi/)')
  process.exit(2)
}

const operation = contract.operations.find((candidate) => candidate.ref === requirement.ref && !candidate.aliasOf)
const role = requirement.role ?? operation?.role ?? 'platform'
const name = operation ? `${operation.ref.toLowerCase()}-${kebab(operation.id)}` : requirement.id.split('-')[0]!.toLowerCase()
const faultId = `${(requirement.ref ?? requirement.id.split('-')[0]!).toLowerCase()}-${requirement.id.split('-')[1]}-broken`

append(
  `suites/${role}/${name}.checks.ts`,
  `import assert from 'node:assert/strict'\nimport { assume } from '../kit/assume.ts'\nimport { check } from '../kit/${role}.ts'\n`,
  `\ncheck('${requirement.id}', '${requirement.sentence.replaceAll("'", "\\'")}', async ({ ${role}, given }) => {\n  assert.fail('arrange, act and assert from the document')\n})\n`,
)
append(
  `src/simulator/faults/${faultId}.ts`,
  '',
  `import type { Fault } from '../fault.ts'\n\nexport const ${camel(faultId)}: Fault = {\n  id: '${faultId}',\n  role: '${role}',\n  title: 'say what a hurried developer got wrong',\n  breaks: ['${requirement.id}'],\n}\n`,
)

function append(file: string, head: string, text: string): void {
  if (existsSync(file)) console.log(`${file} exists: add this to it\n${text}`)
  else {
    writeFileSync(file, head + text)
    console.log(`wrote ${file}`)
  }
}

function kebab(words: string): string {
  return words.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)
}

function camel(words: string): string {
  return words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
