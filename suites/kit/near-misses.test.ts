import { describe, expect, test } from 'vitest'
import { nearMisses, nearMissesOfHeader } from './near-misses.ts'

describe('near misses', () => {
  test('are the half, more, and the other case', () => {
    expect(nearMisses('aBcD')).toEqual(['aB', 'aBcDx1Y2', 'AbCd'])
  })

  test('leave the case of hexadecimal digits alone, and what stands behind a padding', () => {
    expect(nearMisses('a1b2')).toEqual(['a1', 'a1b2x1Y2'])
    expect(nearMisses('aBc=')).toEqual(['aB', 'AbC='])
  })

  test('never hold the secret itself', () => {
    expect(nearMisses('x')).toEqual(['xx1Y2'])
  })

  test('keep the scheme of a header', () => {
    expect(nearMissesOfHeader('Bearer aB12')).toEqual(['Bearer aB', 'Bearer aB12x1Y2', 'Bearer Ab12'])
    expect(nearMissesOfHeader('0123')).toEqual(['01', '0123x1Y2'])
  })
})
