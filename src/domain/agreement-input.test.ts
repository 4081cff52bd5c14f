import { expect, it } from 'vitest'
import { readAgreement } from './agreement-input.ts'
import { refusedBy } from './testing/refused-by.ts'

const both = { brokerCrmName: 'AcmeGroup', userId: 7 }

it('takes both names from either place, or one from each', () => {
  expect(readAgreement(both, {}, 'either')).toEqual(both)
  expect(readAgreement({}, both, 'either')).toEqual(both)
  expect(readAgreement({ userId: 7 }, { brokerCrmName: 'AcmeGroup' }, 'either')).toEqual(both)
  expect(readAgreement(both, both, 'either')).toEqual(both)
})

it('refuses places that contradict each other', () => {
  expect(refusedBy(() => readAgreement(both, { ...both, userId: 8 }, 'either'))).toBe('B2-4')
})

it('refuses a name that is nowhere', () => {
  expect(refusedBy(() => readAgreement({ userId: 7 }, {}, 'either'))).toBe('B2-6')
})

it('looks at one place only where the dialect says so', () => {
  expect(refusedBy(() => readAgreement({}, both, 'query'))).toBe('B2-6')
  expect(refusedBy(() => readAgreement(both, {}, 'body'))).toBe('B2-6')
  expect(readAgreement(both, { ...both, userId: 8 }, 'query')).toEqual(both)
})
