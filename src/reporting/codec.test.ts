import { describe, expect, test } from 'vitest'
import { loadSchema } from './load-schema.ts'
import { ReportingError } from './reporting-error.ts'
import { loadReportingSchema } from './reporting-schema.ts'
import { UNKNOWN_FIELDS } from './schema.ts'

const schema = loadReportingSchema()
const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'))
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function errorOf(action: () => unknown): ReportingError {
  try {
    action()
  } catch (error) {
    if (error instanceof ReportingError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a record', () => {
  // Written by @bufbuild/protobuf.
  const DEPOSIT = hex('08b96010d8041880b0ea80c3ceffffff0120ffffffffffffffff7f28024207736572766963656801')
  const deposit = {
    id: 12345n,
    traderId: 600n,
    delta: -1_700_000_000_000n,
    balance: 9_223_372_036_854_775_807n,
    operationType: 'BALANCE_OPERATION_TYPE_CLOSE_POSITION',
    externalNote: 'service',
    isPreciseMoney: true,
  }

  test('is written as the second library writes it', () => {
    expect(toHex(schema.encode('BalanceHistory', deposit))).toBe(toHex(DEPOSIT))
  })

  test('is read with exact 64-bit integers and named enumerations', () => {
    expect(schema.decode('BalanceHistory', DEPOSIT)).toEqual(deposit)
  })

  test('has a JSON form that survives JSON.parse', () => {
    const json = schema.toJson('BalanceHistory', deposit)
    expect(json).toMatchObject({ balance: '9223372036854775807', operationType: 'BALANCE_OPERATION_TYPE_CLOSE_POSITION' })
    expect(schema.fromJson('BalanceHistory', JSON.parse(JSON.stringify(json)))).toEqual(deposit)
  })

  test('reads defaults where fields are absent', () => {
    expect(schema.read('BalanceHistory', { id: 1n }, 'operationType')).toBe('BALANCE_OPERATION_TYPE_DEPOSIT')
    expect(schema.read('Deal', { id: 1n }, 'tradeSide')).toBe('TRADE_SIDE_BUY')
    expect(schema.read('VolumeProfile', { id: 1n }, 'maxExposure')).toBe(10n ** 13n)
    expect(schema.read('ScheduleProfile', { id: 1n }, 'scheduleTimeZone')).toBe('UTC')
    expect(schema.read('Deal', { id: 1n }, 'isPreciseMoney')).toBe(false)
    expect(schema.read('Deal', { id: 1n }, 'volume')).toBe(0n)
    expect(schema.read('Deal', { id: 1n }, 'closePositionDetail')).toBeUndefined()
    expect(schema.read('Deals', {}, 'deal')).toEqual([])
  })
})

test.each([127, 128, 16_383, 16_384, 2_097_151, 2_097_152])('a nested message of about %i bytes comes back whole', (size) => {
  for (let length = size - 10; length <= size; length += 1) {
    const event = { type: 'DOMAIN_EVENT_TYPE_UPDATE', asset: { id: 1n, name: 'x'.repeat(length), displayName: 'last' } }
    expect(schema.decode('AssetEvent', schema.encode('AssetEvent', event))).toEqual(event)
  }
})

describe('required fields', () => {
  test('are demanded of what is written', () => {
    const error = errorOf(() => schema.encode('BalanceHistory', { delta: 1n }))
    expect(error).toMatchObject({ message: 'BalanceHistory.id is required', messageName: 'BalanceHistory', field: 'id' })
  })

  test('are demanded of what is read, with the place where the message ended', () => {
    const error = errorOf(() => schema.decode('AssetEvent', hex('0800 1200')))
    expect(error).toMatchObject({ message: 'Asset.id is required (at byte 4)', messageName: 'Asset', field: 'id', offset: 4 })
  })

  test('are demanded of JSON', () => {
    expect(errorOf(() => schema.fromJson('DealOffset', { id: '1' })).message).toBe('DealOffset.openDealId is required')
  })

  test('may come in the second piece of a message that was cut in two', () => {
    expect(schema.decode('AssetEvent', hex('0800 1203 120145 1202 0807'))).toEqual({
      type: 'DOMAIN_EVENT_TYPE_CREATE',
      asset: { id: 7n, name: 'E' },
    })
  })

  test('leave out the type of a MarginCallEvent', () => {
    const event = { marginCall: { id: 1n } }
    expect(schema.decode('MarginCallEvent', schema.encode('MarginCallEvent', event))).toEqual(event)
    expect(schema.read('MarginCallEvent', event, 'type')).toBe('DOMAIN_EVENT_TYPE_CREATE')
    expect(errorOf(() => schema.encode('MarginCallEvent', {})).message).toBe('MarginCallEvent.marginCall is required')
  })
})

describe('what the schema does not know', () => {
  test.each([
    ['a field of each wire type', '0801 f83f01 f93f0102030405060708 fa3f0161 fd3f01020304'],
    ['a group', '0801 fb3f 0802 fc3f'],
    ['the number of an enumeration', '0801 2863'],
    ['a known number with another wire type', '0801 1203414243 1a0100'],
  ])('%s is kept on the way through', (_, text) => {
    const bytes = hex(text)
    expect(toHex(schema.encode('BalanceHistory', schema.decode('BalanceHistory', bytes)))).toBe(toHex(bytes))
  })

  test('unknown fields stand under a symbol, unknown enumeration numbers in the field', () => {
    expect(schema.decode('BalanceHistory', hex('0801 2863 f83f01'))).toEqual({
      id: 1n,
      operationType: 99,
      [UNKNOWN_FIELDS]: hex('f83f01'),
    })
  })

  test('an assumed field that cannot be read is unknown, a documented one is an error', () => {
    expect(schema.decode('TraderGroup', hex('0801 aa0103 ffffff'))).toMatchObject({ [UNKNOWN_FIELDS]: hex('aa0103ffffff') })
    expect(errorOf(() => schema.decode('Deal', hex('0801 8a0203 ffffff'))).messageName).toBe('ClosePositionDetail')
  })

  test('a name that is not in the schema is refused, unless the schema is somebody else’s', () => {
    expect(errorOf(() => schema.encode('Deal', { id: 1n, tradeId: 2n })).message).toBe('Deal.tradeId is not in the schema')
    expect(errorOf(() => schema.fromJson('Deal', { id: '1', tradeId: '2' })).message).toBe('Deal.tradeId is not in the schema')
    const foreign = loadSchema('message Position { required int64 key = 7; }', { ignoreStrangeNames: true })
    expect(toHex(foreign.encode('Position', { key: 1n, symbolId: 2n }))).toBe('3801')
  })
})

test('deprecated fields are read and never written', () => {
  const detail = schema.decode('ClosePositionDetail', hex('0801 3005 a80106'))
  expect(detail).toEqual({ dealId: 1n, quoteToDepositConversionRate: 5n, performanceFee: 6n })
  expect(toHex(schema.encode('ClosePositionDetail', detail))).toBe('0801')
})

describe('values that do not fit', () => {
  test.each([
    ['BalanceHistory.id does not hold int64', 'BalanceHistory', { id: 2n ** 63n }],
    ['BalanceHistory.id does not hold int64', 'BalanceHistory', { id: 0.5 }],
    ['BalanceHistory.id does not hold int64', 'BalanceHistory', { id: 2 ** 53 }],
    ['BalanceHistory.description does not hold string', 'BalanceHistory', { id: 1n, description: '\ud800' }],
    ['BalanceHistory.operationType does not hold BalanceOperationType', 'BalanceHistory', { id: 1n, operationType: 'DEPOSIT' }],
    ['Authentication.errorCode does not hold int32', 'Authentication', { id: 1n, errorCode: 2 ** 31 }],
    ['Deals.deal does not hold a list of Deal', 'Deals', { deal: { id: 1n } }],
    ['Deal.closePositionDetail does not hold ClosePositionDetail', 'Deal', { id: 1n, closePositionDetail: 5 }],
    ['Dael is not a message of the schema', 'Dael', { id: 1n }],
  ])('%s', (message, name, record) => {
    expect(errorOf(() => schema.encode(name, record as never)).message).toBe(message)
  })
})

describe('a schema', () => {
  test('can be told other numbers for its enumerations', () => {
    const text = 'message Deal { required int64 id = 1; optional TradeSide tradeSide = 5; } enum TradeSide { BUY = 1; SELL = 2; }'
    const sell = { id: 1n, tradeSide: 'SELL' }
    expect(toHex(loadSchema(text).encode('Deal', sell))).toBe('08012802')
    expect(toHex(loadSchema(text, { enumNumbers: 'ordinal' }).encode('Deal', sell))).toBe('08012801')
    expect(toHex(loadSchema(text, { enumNumbers: { TradeSide: { SELL: 9 } } }).encode('Deal', sell))).toBe('08012809')
  })

  test('can be held to what the documents show', () => {
    const minimal = loadReportingSchema(undefined, { documentedOnly: true })
    expect(toHex(minimal.encode('Position', { id: 1n, symbolId: 2n }))).toBe('0801')
    expect(minimal.decode('Position', hex('0801 1002'))).toEqual({ id: 1n, [UNKNOWN_FIELDS]: hex('1002') })
  })

  test('is refused with a reason', () => {
    expect(errorOf(() => loadSchema('message {')).message).toMatch(/cannot be read as a .proto file/)
    expect(errorOf(() => loadSchema('import "other.proto";')).message).toMatch(/imports are not followed/)
    expect(errorOf(() => loadSchema('message A { map<string, int32> m = 1; }')).message).toMatch(/A\.m is a map or a group/)
  })
})
