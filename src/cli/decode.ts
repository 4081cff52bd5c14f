import { createReadStream, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createMessagePrinter, type MessageForm } from '../reporting/message-printer.ts'
import { ReportingError } from '../reporting/reporting-error.ts'
import { loadReportingSchema } from '../reporting/reporting-schema.ts'
import type { Schema } from '../reporting/schema.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact decode FILE|URL|- [options]

Prints reporting messages as JSON lines: int64 as strings, enumerations by name. Without --message the
input is what the event stream sends as protobuf: length-delimited Envelope messages, one line for each.

  --message NAME         the input is one message of this kind, such as Deal or Traders
  --delimited            the input is many messages of that kind, each after its length
  --proto FILE           your own schema instead of openapi/reporting.proto
  --control-token TEXT   sent along to a URL; also read from TRIPACT_CONTROL_TOKEN

- is standard input. Exit codes: 0 fine, 1 the data is damaged, 2 wrong usage, 3 the URL gave nothing.`

const OPTIONS = {
  message: { type: 'string' },
  delimited: { type: 'boolean' },
  proto: { type: 'string' },
  'control-token': { type: 'string' },
  help: { type: 'boolean' },
} as const

/** The source could not be reached, or answered with something else. */
class Unreachable extends Error {}

/** `tripact decode`: prints reporting messages as JSON lines. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [source] = positionals
  if (source === undefined || positionals.length > 1) throw new UsageError('name one file or URL, or - for standard input')
  if (values.delimited && values.message === undefined) throw new UsageError('--delimited needs --message')
  const schema = readSchema(values.proto)
  const form = readForm(schema, values.message, values.delimited ?? false)
  const token = values['control-token'] ?? process.env['TRIPACT_CONTROL_TOKEN']
  try {
    await print(schema, form, openSource(source, token))
    return 0
  } catch (error) {
    if (!(error instanceof ReportingError || error instanceof Unreachable)) throw error
    console.error(`tripact decode: ${source}: ${error.message}`)
    return error instanceof Unreachable ? 3 : 1
  }
}

function readSchema(file: string | undefined): Schema {
  try {
    return loadReportingSchema(file)
  } catch (error) {
    throw new UsageError(`--proto ${file}: ${(error as Error).message}`)
  }
}

function readForm(schema: Schema, message: string | undefined, isDelimited: boolean): MessageForm {
  if (message === undefined) return { kind: 'envelopes' }
  if (!schema.messages.has(message)) throw new UsageError(`--message ${message}: the schema has no such message`)
  return { kind: isDelimited ? 'delimited' : 'single', message }
}

async function print(schema: Schema, form: MessageForm, source: AsyncIterable<Uint8Array>): Promise<void> {
  const printer = createMessagePrinter(schema, form)
  process.stdout.on('error', stopReading)
  try {
    for await (const chunk of source) await write(printer.push(chunk))
    await write(printer.end())
  } finally {
    if (printer.strangers > 0) console.error(`tripact decode: ${printer.strangers} messages hold something that the schema does not know`)
  }
}

/** Whoever reads our output, `head` for example, may have seen enough. */
function stopReading(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}

function write(lines: string[]): Promise<void> {
  return new Promise((resolve) => {
    if (lines.length === 0) resolve()
    else process.stdout.write(`${lines.join('\n')}\n`, () => resolve())
  })
}

function openSource(source: string, token: string | undefined): AsyncIterable<Uint8Array> {
  if (source === '-') return process.stdin
  if (/^https?:\/\//.test(source)) return download(source, token)
  if (!statSync(source, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`there is no file "${source}"`)
  return createReadStream(source)
}

async function* download(url: string, token: string | undefined): AsyncGenerator<Uint8Array> {
  const headers = { accept: 'application/x-protobuf', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { headers }).catch((error: Error) => {
    throw new Unreachable(`cannot be reached (${String((error.cause as Error | undefined)?.message ?? error.message)})`)
  })
  if (!response.ok) throw new Unreachable(`answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
  const type = response.headers.get('content-type') ?? ''
  if (/^(text\/|application\/json)/.test(type)) throw new Unreachable(`answered ${type} in place of protobuf`)
  try {
    for await (const chunk of response.body ?? []) yield chunk
  } catch (error) {
    throw new Unreachable(`broke off (${(error as Error).message})`)
  }
}
