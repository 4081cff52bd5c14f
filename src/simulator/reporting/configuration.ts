import type { ReportingRecord } from '../../reporting/schema.ts'
import { COUNTRIES } from './countries.ts'
import type { EntityName } from './entities.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Settings of a trading platform that no documented call touches: the same in every world until somebody changes them by hand. */
export const CONFIGURATION: { readonly [Entity in EntityName]?: readonly ReportingRecord[] } = {
  countries: COUNTRIES,
  dynamicLeverageProfiles: [
    {
      id: 1n,
      name: 'Majors',
      description: 'Less leverage for larger positions',
      deleted: false,
      tiers: [
        { volume: 100_000_000n, leverage: 50_000 },
        { volume: 500_000_000n, leverage: 20_000 },
        { volume: 10_000_000_000n, leverage: 10_000 },
      ],
    },
  ],
  priceStreams: [{ id: 1n, name: 'Default', description: 'Prices without markup', deleted: false }],
  commissionProfiles: [
    {
      id: 1n,
      name: 'None',
      description: 'No commission',
      tradingCommissionRate: 0n,
      commissionType: 'COMMISSION_TYPE_USD_PER_MILLION_USD',
      minCommission: 0n,
      minCommissionType: 'MIN_COMMISSION_TYPE_CURRENCY',
      minCommissionAssetId: 1n,
      avoidMinCommissionOnStopOut: false,
      pnlConversionFeeRate: 0,
      deleted: false,
    },
  ],
  volumeProfiles: [
    {
      id: 1n,
      name: 'Standard',
      description: 'From 0.01 to 100 lots of 100 000 units',
      minVolume: 100_000n,
      maxVolume: 1_000_000_000n,
      minStake: 1n,
      maxStake: 10_000_000n,
      stepVolume: 100_000n,
      stepStake: 1n,
      maxExposure: 10_000_000_000_000n,
      deleted: false,
      exposureCalculationType: 'EXPOSURE_CALCULATION_TYPE_NET_ALLOW_CLOSE',
    },
  ],
  executionProfiles: [
    {
      id: 1n,
      name: 'Book A',
      description: 'Everything goes to the market',
      minBookBDelay: 200n,
      maxBookBDelay: 300n,
      executionPolicy: 'EXECUTION_POLICY_BOOK_A',
      gslExecutionPolicy: 'GSL_EXECUTION_POLICY_DISABLED',
      deleted: false,
    },
  ],
  protectionProfiles: [
    {
      id: 1n,
      name: 'Standard',
      description: 'Ten points at least',
      gslCharge: 0n,
      slDistance: 10,
      tpDistance: 10,
      gslDistance: 100,
      distanceType: 'SYMBOL_DISTANCE_TYPE_POINTS',
      tolerance: 0,
      deleted: false,
    },
  ],
  swapFreeProfiles: [
    {
      id: 1n,
      name: 'Standard',
      description: 'No charge',
      rolloverCommission: 0n,
      skipRolloverDays: 3n,
      rolloverChargePeriod: 1n,
      rolloverCommission3Days: 'DAY_OF_WEEK_MONDAY',
      deleted: false,
    },
  ],
  scheduleProfiles: [
    {
      id: 1n,
      name: 'Five days',
      description: 'From Sunday 22:00 to Friday 22:00',
      scheduleTimeZone: 'UTC',
      interval: [{ startSecond: 22 * HOUR, endSecond: 5 * DAY + 22 * HOUR }],
      deleted: false,
    },
    {
      id: 2n,
      name: 'Always',
      description: 'Day and night, seven days',
      scheduleTimeZone: 'UTC',
      interval: [{ startSecond: 0, endSecond: 7 * DAY }],
      deleted: false,
    },
  ],
  swapAndDividendProfiles: [{ id: 1n, name: 'Default', description: "The symbols' own swaps", deleted: false }],
  holidays: [holiday(1n, "New Year's Day", Date.UTC(2026, 0, 1)), holiday(2n, 'Christmas Day', Date.UTC(2026, 11, 25))],
  holidayProfiles: [{ id: 1n, name: 'Standard', description: 'Closed on these days', holidayId: [1n, 2n], deleted: false }],
  gslScheduleProfiles: [{ id: 1n, name: 'Nights', tiers: [{ startTime: 0, multiplier: 100 }], deleted: false }],
}

function holiday(id: bigint, name: string, midnight: number): ReportingRecord {
  const holidayDate = BigInt(midnight / 1000 / DAY)
  return { id, name, scheduleTimeZone: 'UTC', holidayDate, isRecurring: true, startSecond: 0, endSecond: DAY }
}
