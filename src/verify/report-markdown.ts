import type { CheckResult, RunResult } from '../../suites/kit/result.ts'
import { toOneLine } from './plain-text.ts'

const WORDS: Record<RunResult['summary']['verdict'], string> = {
  conformant: '✅ Conformant',
  'no-failures-found': '🟡 No failures found',
  nonconformant: '❌ Nonconformant',
  error: '⚠️ Error',
}

/** A page for a pull request or a pipeline's summary. */
export function renderMarkdown(result: RunResult): string {
  const { must, counts, verdict } = result.summary
  const of = (...verdicts: string[]) => result.checks.filter((check) => verdicts.includes(check.verdict))
  const sections = [
    `# ${WORDS[verdict]}: ${result.role}`,
    `Target ${code(result.target.url)} · ${result.startedAt} · contract ${code(result.contract.slice(0, 19))} · seed ${code(result.seed)}`,
    `**${must.passed} of ${must.total}** musts hold, **${must.failed}** broken, **${must.untested}** untested.`,
    table(
      ['verdict', 'requirements'],
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => [name, String(count)]),
    ),
    section(
      'Broken',
      of('fail'),
      (check) =>
        `- **${check.id}** ${neutralise(check.sentence)}${knownUntil(check)}\n  - expected: ${neutralise(check.expected ?? '')}\n  - actual: ${neutralise(check.actual ?? check.reason ?? '')}`,
    ),
    section('Our own errors', of('error'), describe),
    section('Warnings', of('warn'), describe),
    section('Not tested, and why', of('not-tested', 'inconclusive', 'skip'), describe),
    result.cleanup.leftBehind.length > 0
      ? `## Left at the target\n\n${result.cleanup.leftBehind.map((what) => `- ${neutralise(what)}`).join('\n')}`
      : '',
    Object.keys(result.observations).length > 0
      ? `## Observations\n\n${table(
          ['open point', 'observed'],
          Object.entries(result.observations).map(([point, value]) => [point, neutralise(JSON.stringify(value))]),
        )}`
      : '',
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function section(title: string, checks: CheckResult[], line: (check: CheckResult) => string): string {
  return checks.length > 0 ? `## ${title}\n\n${checks.map(line).join('\n')}` : ''
}

function knownUntil({ excused }: CheckResult): string {
  return excused ? ` (known until ${excused.expires}, ${neutralise(excused.owner)}: ${neutralise(excused.reason)})` : ''
}

function describe({ id, verdict, sentence, reason }: CheckResult): string {
  return `- **${id}** ${neutralise(sentence)} (${verdict}: ${neutralise(reason ?? '')})`
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function code(text: string): string {
  return `\`${toOneLine(text).replaceAll('`', "'")}\``
}

/** Text only: nothing that a target sent becomes markup, a link or a mention. */
function neutralise(text: string): string {
  return toOneLine(text)
    .replace(/[\\`*_{}[\]<>#|~!&]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//')
}
