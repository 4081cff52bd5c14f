import { describe, expect, it } from 'vitest'
import { chooseNickname, type NewUser } from './nickname.ts'

const limits = { min: 3, max: 20, pattern: /^[\p{L}\p{N}._-]+$/u }
const choose = (user: Partial<NewUser>, taken: string[] = []) =>
  chooseNickname({ userId: 7, email: 'mia@example.com', nickname: undefined, ...user }, (name) => !taken.includes(name), limits)

describe('with a wish', () => {
  it('takes it when it is free and valid', () => {
    expect(choose({ nickname: 'mia-trades' })).toEqual({ value: 'mia-trades', rule: 'NICK-1' })
  })

  it('falls back to the user id when it is taken', () => {
    expect(choose({ nickname: 'mia-trades' }, ['mia-trades'])).toEqual({ value: 'uid7', rule: 'NICK-2' })
  })

  it.each(['', 'mi', 'm'.repeat(21), 'mia trades', 'mia\u0000', '<b>mia</b>'])(
    'falls back to the user id when it is invalid: %j',
    (nickname) => {
      expect(choose({ nickname })).toEqual({ value: 'uid7', rule: 'NICK-2' })
    },
  )

  it('counts characters and not code units', () => {
    expect(choose({ nickname: '𝒜'.repeat(20) }).rule).toBe('NICK-1')
  })
})

describe('without a wish', () => {
  it('takes the part of the e-mail before the @', () => {
    expect(choose({})).toEqual({ value: 'mia', rule: 'NICK-3' })
  })

  it('falls back to the user id when that is taken', () => {
    expect(choose({}, ['mia'])).toEqual({ value: 'uid7', rule: 'NICK-4' })
  })

  it('falls back to the user id when that is invalid', () => {
    expect(choose({ email: 'mia+news@example.com' })).toEqual({ value: 'uid7', rule: 'NICK-4' })
  })
})

describe('the fallback of somebody else', () => {
  it('is given to nobody who asks for it, as user 8 may still be created', () => {
    expect(choose({ nickname: 'uid8' })).toEqual({ value: 'uid7', rule: 'NICK-2' })
    expect(choose({ nickname: 'UID8' })).toEqual({ value: 'uid7', rule: 'NICK-2' })
  })

  it('is not taken from an e-mail either', () => {
    expect(choose({ email: 'uid8@example.com' })).toEqual({ value: 'uid7', rule: 'NICK-4' })
  })
})
