import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { AdapterGrant } from '../domain/records.ts'

const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const CIPHER = 'aes-256-gcm'

/**
 * Seals what a token grants, so that only the adapter reads it and nobody can make it up. The nonce follows from the content and a
 * serial number: a replay seals the same token again, and no nonce ever serves two contents.
 */
export function sealAdapterToken(grant: AdapterGrant, seed: string, serial: number): string {
  const content = JSON.stringify(grant)
  const nonce = createHmac('sha256', seed).update(`adapter-nonce:${serial}:${content}`).digest().subarray(0, NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, keyOf(seed), nonce)
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Opens a token, or tells that it is none (`foreign`) or was changed since it was issued (`altered`). */
export function openAdapterToken(token: string, seed: string): AdapterGrant | 'foreign' | 'altered' {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= NONCE_LENGTH + TAG_LENGTH) return 'foreign'
  // Several texts may decode to the same bytes; only one of them was issued.
  if (bytes.toString('base64url') !== token) return 'altered'
  const decipher = createDecipheriv(CIPHER, keyOf(seed), bytes.subarray(0, NONCE_LENGTH))
  decipher.setAuthTag(bytes.subarray(-TAG_LENGTH))
  try {
    const content = Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH, -TAG_LENGTH)), decipher.final()])
    return JSON.parse(content.toString('utf8')) as AdapterGrant
  } catch {
    return 'altered'
  }
}

function keyOf(seed: string): Buffer {
  return createHmac('sha256', seed).update('adapter-key').digest()
}
