// Prints "N passed, N failed" from vitest's closing lines, for machines that read CI output.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const lines = stripVTControlCharacters(readFileSync(process.argv[2], 'utf8')).split('\n')
const summary = lines.filter((line) => /^\s*Tests\s/.test(line)).join(' ')
const count = (word) => [...summary.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce((sum, match) => sum + Number(match[1]), 0)
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
