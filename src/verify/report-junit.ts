import type { CheckResult, RunResult } from '../../suites/kit/result.ts'

/** The run as JUnit understands it: a suite per operation or topic, a test case per requirement. */
export function renderJunit(result: RunResult): string {
  const groups = Map.groupBy(result.checks, ({ group }) => group)
  const suites = [...groups].map(([group, checks]) => renderSuite(result, group, checks))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="tripact ${result.role}"${countsOf(result.checks)}>\n${suites.join('\n')}\n</testsuites>\n`
}

function renderSuite(result: RunResult, group: string, checks: CheckResult[]): string {
  const cases = checks.map((check) => renderCase(result.role, group, check))
  return `  <testsuite name="${escapeXml(group)}" timestamp="${escapeXml(result.startedAt)}"${countsOf(checks)}>\n${cases.join('\n')}\n  </testsuite>`
}

function countsOf(checks: CheckResult[]): string {
  const count = (...verdicts: string[]) => checks.filter(({ verdict }) => verdicts.includes(verdict)).length
  const seconds = checks.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const skipped = count('skip', 'not-applicable', 'not-tested', 'inconclusive') + checks.filter(({ excused }) => excused).length
  return ` tests="${checks.length}" failures="${checks.filter(isFailure).length}" errors="${count('error')}" skipped="${skipped}" time="${seconds.toFixed(3)}"`
}

function isFailure({ verdict, excused }: CheckResult): boolean {
  return verdict === 'fail' && !excused
}

function renderCase(role: string, group: string, check: CheckResult): string {
  const name = escapeXml(`${check.id} ${check.title}`)
  const open = `    <testcase name="${name}" classname="${escapeXml(`${role}.${group}`)}" time="${(check.ms / 1000).toFixed(3)}"`
  const inside = renderOutcome(check)
  return inside ? `${open}>${inside}</testcase>` : `${open}/>`
}

function renderOutcome(check: CheckResult): string {
  const message = escapeXml(check.reason ?? '')
  const text = escapeXml(
    `${check.sentence}\nexpected: ${check.expected ?? ''}\nactual: ${check.actual ?? ''}\nexchanges: ${check.exchanges.join(', ')}`,
  )
  if (check.excused)
    return `<skipped message="${escapeXml(`known until ${check.excused.expires} (${check.excused.owner}): ${check.excused.reason}`)}"/>`
  if (check.verdict === 'fail') return `<failure message="${message}" type="${check.level}">${text}</failure>`
  if (check.verdict === 'error') return `<error message="${message}">${text}</error>`
  if (check.verdict === 'warn') return `<system-out>${escapeXml(`warning: ${check.reason ?? ''}`)}</system-out>`
  if (['pass', 'observed'].includes(check.verdict)) return ''
  return `<skipped message="${escapeXml(`${check.verdict}: ${check.reason ?? ''}`)}"/>`
}

/** Escapes text for XML; characters that XML cannot hold at all become a replacement character. */
export function escapeXml(text: string): string {
  const legal = text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\uFFFD')
  const escapes: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '\n': '&#10;',
    '\t': '&#9;',
    '\r': '&#13;',
  }
  return legal.replace(/[&<>"'\n\t\r]/g, (character) => escapes[character] ?? character)
}
