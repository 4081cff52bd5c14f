import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { toOneLine } from './plain-text.ts'
import { describeRun } from './print-summary.ts'
import { renderDialect } from './report-dialect.ts'
import { renderHar } from './report-har.ts'
import { renderHtml } from './report-html.ts'
import { escapeXml, renderJunit } from './report-junit.ts'
import { renderMarkdown } from './report-markdown.ts'
import { makeCheckResult, makeResult } from './testing.ts'
import { writeReports } from './write-reports.ts'

const HOSTILE = `</script><img src=x onerror=alert(1)> ]]> \u001b[31m \u202e @everyone | javascript:alert(1)`
const exchange = {
  n: 1,
  at: '2026-01-01T00:00:00.000Z',
  ms: 3,
  from: 'tripact',
  to: 'crm',
  request: {
    method: 'POST',
    url: 'http://crm.example/oauth2/authorize?crmApiToken=$CRM_API_TOKEN_1',
    headers: { accept: 'application/json' },
    body: '{}',
  },
  response: { status: 200, headers: {}, body: HOSTILE },
  curl: "curl -i 'http://crm.example'",
}
const hostile = makeResult(
  [
    makeCheckResult({ id: 'A2-3', verdict: 'fail', reason: HOSTILE, expected: HOSTILE, actual: HOSTILE, exchanges: [1] }),
    makeCheckResult({ id: 'A2-4', verdict: 'not-tested', reason: 'no clock' }),
  ],
  { exchanges: [exchange], observations: { 'U-05': HOSTILE }, dialect: { 'sso.expiredOt': 404 } },
)

describe('reports of a target that sends hostile text', () => {
  test('HTML holds it as data only', () => {
    const html = renderHtml(hostile)
    expect(html).not.toContain('<img')
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/)
    expect(html).not.toMatch(/https?:\/\/(?!crm\.example|www\.w3\.org)/)
  })

  test('JUnit stays well-formed', () => {
    const xml = renderJunit(hostile)
    expect(xml).not.toMatch(/<img|\]\]>|(?!\n)\p{Cc}/u)
    expect(xml).toContain('<testsuites name="tripact crm" tests="2" failures="1" errors="0" skipped="1"')
    expect(escapeXml('a\u0000b\ud800<')).toBe('a\uFFFDb\uFFFD&lt;')
  })

  test('Markdown shows it and does not obey it', () => {
    expect(renderMarkdown(hostile)).not.toMatch(/<img|@everyone|(?!\n)\p{Cc}/u)
  })

  test('the terminal is not steered', () => {
    const text = describeRun(hostile, 'reports/crm')
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u)
    expect(text).toContain('✗ A2-3')
    expect(text).toContain("see it    curl -i 'http://crm.example'")
    expect(toOneLine('a\nb\u0007')).toBe('a b\uFFFD')
  })

  test('HAR and dialect can be read again', () => {
    expect(JSON.parse(renderHar(hostile)).log.entries[0].response.content.text).toBe(HOSTILE)
    expect(parse(renderDialect(hostile))).toEqual({ 'sso.expiredOt': 404 })
  })
})

test('all reports are written, and a link is not followed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  expect(writeReports(folder, hostile)).toEqual([])
  expect(readdirSync(folder).sort()).toEqual(['dialect.yaml', 'exchanges.har', 'junit.xml', 'report.html', 'results.json', 'summary.md'])

  const other = mkdtempSync(join(tmpdir(), 'reports-'))
  writeFileSync(join(other, 'precious'), 'keep me')
  symlinkSync(join(other, 'precious'), join(other, 'results.json'))
  expect(writeReports(other, hostile)).toEqual([`${join(other, 'results.json')} could not be written: it is a symbolic link`])
})
