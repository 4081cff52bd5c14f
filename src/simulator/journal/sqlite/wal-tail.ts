import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
const BIG_ENDIAN_MAGIC = 0x37_7f_06_83

/**
 * How many pages at the end of a write-ahead log SQLite is going to ignore, because a write did not end or its bytes are damaged.
 * SQLite cuts them silently; somebody should know.
 */
export function countUnusablePages(file: string): number {
  if (!existsSync(`${file}-wal`)) return 0
  const wal = openSync(`${file}-wal`, 'r')
  try {
    return countIn(wal, fstatSync(wal).size)
  } finally {
    closeSync(wal)
  }
}

function countIn(wal: number, size: number): number {
  const header = read(wal, 0, HEADER_BYTES)
  if (header.length < HEADER_BYTES) return 0
  const frameBytes = FRAME_HEADER_BYTES + header.readUInt32BE(8)
  const salts = header.subarray(16, 24)
  const isBigEndian = header.readUInt32BE(0) === BIG_ENDIAN_MAGIC
  let sums: [number, number] = [header.readUInt32BE(24), header.readUInt32BE(28)]
  let isChained = true
  let present = 0
  let usable = 0
  for (let at = HEADER_BYTES; at < size; at += frameBytes) {
    const frame = read(wal, at, frameBytes)
    // What follows is left over from before the log was begun anew.
    if (frame.length < FRAME_HEADER_BYTES || !frame.subarray(8, 16).equals(salts)) break
    present++
    if (!isChained || frame.length < frameBytes) continue
    sums = addTo(addTo(sums, frame.subarray(0, 8), isBigEndian), frame.subarray(FRAME_HEADER_BYTES), isBigEndian)
    isChained = sums[0] === frame.readUInt32BE(16) && sums[1] === frame.readUInt32BE(20)
    const isCommit = frame.readUInt32BE(4) > 0
    if (isChained && isCommit) usable = present
  }
  return present - usable
}

function read(wal: number, at: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  return buffer.subarray(0, readSync(wal, buffer, 0, length, at))
}

/** SQLite's running checksum over 32-bit words. */
function addTo([first, second]: [number, number], bytes: Buffer, isBigEndian: boolean): [number, number] {
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    first = (first + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + second) >>> 0
    second = (second + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + first) >>> 0
  }
  return [first, second]
}
