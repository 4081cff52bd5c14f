import { expect, it } from 'vitest'
import { isAddressed, type PushFilter } from './push-audience.ts'

const mia = { userId: 7, language: 'de', accounts: [{ brokerName: 'Acme', groupId: 1 }] }
const everybody: PushFilter = { allGroups: true, allPreferredLanguages: true, brokerName: 'Acme' }
const reaches = (filter: Partial<PushFilter>) => isAddressed(mia, { ...everybody, ...filter })

it('reaches everybody with an account under the broker', () => {
  expect(reaches({})).toBe(true)
  expect(reaches({ brokerName: 'AcmePro' })).toBe(false)
  expect(isAddressed({ ...mia, accounts: [] }, everybody)).toBe(false)
})

it('reaches only listed users where users are listed', () => {
  expect(reaches({ users: [6, 7] })).toBe(true)
  expect(reaches({ users: [] })).toBe(false)
})

it('looks at groups only when not all of them are meant', () => {
  expect(reaches({ allGroups: true, groups: [2] })).toBe(true)
  expect(reaches({ allGroups: false, groups: [2] })).toBe(false)
  expect(reaches({ allGroups: false, groups: [2, 1] })).toBe(true)
  expect(reaches({ allGroups: false })).toBe(false)
})

it('looks at languages only when not all of them are meant', () => {
  expect(reaches({ allPreferredLanguages: true, preferredLanguages: ['pt'] })).toBe(true)
  expect(reaches({ allPreferredLanguages: false, preferredLanguages: ['pt'] })).toBe(false)
  expect(reaches({ allPreferredLanguages: false, preferredLanguages: ['pt', 'DE'] })).toBe(true)
  expect(reaches({ allPreferredLanguages: false })).toBe(false)
})

it('wants broker and group from the same account', () => {
  const jon = { ...mia, accounts: [...mia.accounts, { brokerName: 'AcmePro', groupId: 2 }] }

  expect(isAddressed(jon, { ...everybody, allGroups: false, groups: [2] })).toBe(false)
})
