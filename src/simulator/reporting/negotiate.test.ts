import { expect, it } from 'vitest'
import { negotiate } from './negotiate.ts'

const offered = ['application/json', 'application/x-protobuf'] as const

it.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['text/html', 'application/json'],
  ['application/x-protobuf', 'application/x-protobuf'],
  ['Application/X-Protobuf;q=0.2', 'application/x-protobuf'],
  ['application/json;q=0.1, application/x-protobuf;q=0.2', 'application/x-protobuf'],
  ['application/x-protobuf, */*;q=0.1', 'application/x-protobuf'],
  ['*/*, application/json;q=0', 'application/x-protobuf'],
  ['application/x-protobuf;q=nonsense', 'application/json'],
])('Accept: %s gets %s', (accept, type) => {
  expect(negotiate(accept, offered)).toBe(type)
})
