import { setImmediate } from 'node:timers/promises'

const CHUNK = 64 * 1024

/** Joins pieces of JSON text to chunks and lets other requests run between them. */
export async function* streamPieces(pieces: Iterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = []
  let size = 0
  for (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size < CHUNK) continue
    yield Buffer.from(waiting.join(''))
    waiting = []
    size = 0
    await setImmediate()
  }
  if (size > 0) yield Buffer.from(waiting.join(''))
}
