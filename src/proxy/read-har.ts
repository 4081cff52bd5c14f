import { readFileSync } from 'node:fs'
import { UsageError } from '../cli/usage-error.ts'
import { isObject } from '../contract/json.ts'
import type { RecordedCall } from './recorder.ts'
import { isTraderList, TraderScan } from './trader-scan.ts'

type Node = Record<string, unknown>

/** The calls of an HTTP archive (HAR 1.2), as browsers, proxies and `verify` write it. */
export function readHar(file: string): RecordedCall[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
  const entries = isObject(content) && isObject(content['log']) ? content['log']['entries'] : undefined
  if (!Array.isArray(entries)) throw new UsageError(`${file} is no HTTP archive: it has no log.entries`)
  return entries.map((entry) => readEntry(entry as unknown as Node))
}

function readEntry(entry: Node): RecordedCall {
  const request = (entry['request'] ?? {}) as Node
  const response = (entry['response'] ?? {}) as Node
  const method = String(request['method'])
  const url = String(request['url'])
  const content = (response['content'] ?? {}) as Node
  const body = textOf(content['text'], content['encoding'])
  const status = Number(response['status'])
  const scan = isTraderList(method, url) ? new TraderScan() : undefined
  scan?.read(body)
  return {
    at: Date.parse(String(entry['startedDateTime'])) || 0,
    ms: Number(entry['time']) || 0,
    request: { method, url, headers: headersOf(request['headers']), body: textOf((request['postData'] as Node | undefined)?.['text']) },
    ...(status > 0
      ? { response: { status, headers: headersOf(response['headers']), body } }
      : { error: String(response['comment'] ?? 'none was recorded') }),
    ...(scan && { traderPage: scan.page }),
  }
}

function textOf(text: unknown, encoding?: unknown): Buffer {
  return Buffer.from(typeof text === 'string' ? text : '', encoding === 'base64' ? 'base64' : 'utf8')
}

/** An archive holds bodies unpacked, whatever their headers say. */
function headersOf(list: unknown): string[] {
  const pairs = Array.isArray(list) ? (list as { name: string; value: string }[]) : []
  return pairs.filter(({ name }) => !/^content-encoding$/i.test(name) && !name.startsWith(':')).flatMap(({ name, value }) => [name, value])
}
