import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { RawMessage } from '../simulator/exchange-log.ts'
import { readHeaders } from '../simulator/findings/read-headers.ts'

const LARGEST_DECODED = 16 * 1024 * 1024
const DECODERS: Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** A message whose compressed body is unpacked, so that it can be judged; what cannot be unpacked stays as it is. */
export function decodeBody<Message extends RawMessage>(message: Message): Message {
  const decode = DECODERS[readHeaders(message.headers)['content-encoding']?.toLowerCase() ?? '']
  if (!decode || message.body.length === 0 || message.truncatedFrom !== undefined) return message
  try {
    return { ...message, body: decode(message.body, { maxOutputLength: LARGEST_DECODED }) }
  } catch {
    // The receiver will find the same defect; here it shows as a body that is not JSON.
    return message
  }
}
