import { stringify } from 'yaml'
import type { RunResult } from '../../suites/kit/result.ts'

/** What was learnt about the open points, as a dialect that `tripact up --dialect` plays. */
export function renderDialect(result: RunResult): string {
  const observed = Object.entries(result.observations).map(
    ([point, value]) => `#   ${point}: ${JSON.stringify(value).replaceAll(/[\r\n\u2028\u2029]/g, ' ')}`,
  )
  const head = [
    `# Learnt from the ${result.role} by tripact ${result.tool.version} on ${result.finishedAt}.`,
    '# Observed answers to the open points:',
    ...observed,
  ]
  const keys = Object.keys(result.dialect).sort()
  const body = keys.length > 0 ? stringify(Object.fromEntries(keys.map((key) => [key, result.dialect[key]]))) : '{}\n'
  return `${head.join('\n')}\n${body}`
}
