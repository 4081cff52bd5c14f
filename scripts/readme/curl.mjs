#!/usr/bin/env node
// What the README asks of curl, for machines that have none: -s, --json BODY, -X METHOD, URL.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: { silent: { type: 'boolean', short: 's' }, json: { type: 'string' }, request: { type: 'string', short: 'X' } },
  allowPositionals: true,
})
const { json: body } = values
const answer = await fetch(positionals[0], {
  method: values.request ?? (body === undefined ? 'GET' : 'POST'),
  headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
  ...(body !== undefined && { body }),
})
process.stdout.write(await answer.text())
