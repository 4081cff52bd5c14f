import { describe, expect, it } from 'vitest'
import { playSection } from './readme/play-section.ts'
import { readSections } from './readme/read-sections.ts'
import { ROOT } from './testing/consumer.ts'

/** What a reader sees who types a section's commands. */
const SEEN: Record<string, RegExp[]> = {
  'Two commands': [],
  'First success': [/"email":"ana@example.com"/, /\{"userId":\d+\}/, /"collections":\{"users":\d+/],
  'Test your CRM in five minutes': [
    /https:\/\/broker\.example\/deposit\?token=/,
    /called/,
    /A1 .* 200/,
    /A2 .* 200/,
    /A3 .* 200/,
    /A4 .* 200/,
    /A5 .* 200/,
  ],
  'Prove that it keeps the contract': [/NO FAILURES FOUND {2}crm/, /CONFORMANT {2}platform/, /CONFORMANT {2}adapter/],
  'Write tests against it': [/"name":"mine"/, /"userId":/, /"mode":"frozen"/, /"exchanges":\[\{/],
  'Follow what is reported': [/"message":"BalanceHistoryEvent"/, /"balanceHistory":\[/, /account \d+ holds/, /reporting/],
  'Among other tools': [/B6-1 \(must\)/, /B6|S1/],
}

const sections = readSections(`${ROOT}/README.md`)

it('expects something of every section with commands', () => {
  expect(sections.map(({ title }) => title)).toEqual(Object.keys(SEEN))
})

describe('whoever types the commands of the README', () => {
  it.concurrent.each(sections)('sees in "$title" what it says', { timeout: 480_000 }, async (section) => {
    const printed = await playSection(section)
    for (const sight of SEEN[section.title]!) expect(printed).toMatch(sight)
  })
})
