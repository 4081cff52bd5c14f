import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadContract } from '../../suites/kit/contract.ts'
import { OPENAPI } from '../../suites/kit/load-checks.ts'
import type { RunResult } from '../../suites/kit/result.ts'

const TOPICS = {
  NICK: 'nicknames',
  TOKEN: 'tokens',
  AUTH: 'authentication',
  ERR: 'refusals',
  MONEY: 'money',
  PAGE: 'paging',
  USER: 'users',
  ATTR: 'attribution',
  INAPP: 'in-app controls',
  HTTP: 'HTTP and JSON',
  RACE: 'simultaneous calls',
  REP: 'reporting records',
  EVT: 'reporting events',
}

/** One page that needs no network. What targets sent stands in a block of data, and becomes text nodes only. */
export function renderHtml(result: RunResult): string {
  const style = readAsset('page.css')
  const script = readAsset('page.js')
  const policy = `default-src 'none'; style-src '${digest(style)}'; script-src '${digest(script)}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${result.summary.verdict}: ${result.role} · tripact</title>
<style>${style}</style>
</head>
<body>
<header></header>
<main><noscript><p>This report is drawn by a script inside the page. Without scripts, summary.md and results.json beside it tell the same.</p></noscript></main>
<footer>tripact ${result.tool.version} · a report of one run against one target at one time</footer>
<script type="application/json" id="run">${toDataBlock({ ...result, ...describeContract() })}</script>
<script>${script}</script>
</body>
</html>
`
}

/** What groups and open points are called, for the headings. */
function describeContract(): { groups: Record<string, string>; questions: Record<string, string> } {
  const { operations, questions } = loadContract(OPENAPI)
  const names = [...operations.values()].map(({ ref, id, method, path }) => [ref, `${id} · ${method} ${path}`] as const)
  return { groups: { ...TOPICS, ...Object.fromEntries(names) }, questions: Object.fromEntries(questions) }
}

function readAsset(name: string): string {
  return readFileSync(new URL(`report-page/${name}`, import.meta.url), 'utf8')
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** JSON that cannot end its script element. */
function toDataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
