import type { components } from '../contract/generated/platform.ts'
import type { ContactDetails, Trader } from './records.ts'

type Replacement = components['schemas']['TraderReplacement']
type Patch = components['schemas']['TraderPatch']
type GivenContact = { [Key in keyof ContactDetails]?: ContactDetails[Key] }

/** Every parameter of a full update; a strict platform demands them all. */
export const PARAMETERS = [
  'accessRights',
  'accountType',
  'balance',
  'brokerName',
  'depositCurrency',
  'groupName',
  'hashedPassword',
  'leverageInCents',
  'totalMarginCalculationType',
  'contactDetails',
  'description',
  'isLimitedRisk',
  'lastName',
  'limitedRiskMarginCalculationStrategy',
  'maxLeverage',
  'name',
  'sendOwnStatement',
  'sendStatementToBroker',
  'swapFree',
] as const satisfies (keyof Replacement)[]

/** The twelve fields that can be changed one by one. */
export const CHANGEABLE = [
  'accessRights',
  'contactDetails',
  'description',
  'groupName',
  'isLimitedRisk',
  'lastName',
  'leverageInCents',
  'maxLeverage',
  'name',
  'sendOwnStatement',
  'sendStatementToBroker',
  'swapFree',
] as const satisfies (keyof Patch)[]

/** The optional fields of an account as they are when nobody sets them. */
export const DEFAULTS = {
  contactDetails: null,
  description: null,
  isLimitedRisk: false,
  lastName: null,
  limitedRiskMarginCalculationStrategy: null,
  maxLeverage: null,
  name: null,
  sendOwnStatement: false,
  sendStatementToBroker: false,
  swapFree: false,
} as const satisfies Partial<Trader>

/** The same on a platform without defaults; swapFree is never null, since clients cannot read such a record. */
const NULLS = { ...DEFAULTS, isLimitedRisk: null, sendOwnStatement: null, sendStatementToBroker: null }

const NO_CONTACT: ContactDetails = {
  address: null,
  city: null,
  countryId: null,
  documentId: null,
  email: null,
  phone: null,
  state: null,
  zipCode: null,
  introducingBroker1: null,
  introducingBroker2: null,
}

/** Contact details with every field, unknown ones as null. */
export function completeContact(given: GivenContact | null | undefined): ContactDetails | null {
  return given ? mergeContact(NO_CONTACT, given, true) : null
}

/** A full update: what is not given, or null, goes back to null or its default, and what no account can lack stays. */
export function replaceFields(trader: Trader, given: Replacement, unset: 'defaults' | 'nulls'): Trader {
  const fallback = unset === 'nulls' ? NULLS : DEFAULTS
  return {
    ...trader,
    accessRights: given.accessRights ?? 'FULL_ACCESS',
    accountType: given.accountType ?? 'HEDGED',
    totalMarginCalculationType: given.totalMarginCalculationType ?? 'MAX',
    leverageInCents: given.leverageInCents ?? 10_000,
    brokerName: given.brokerName ?? trader.brokerName,
    depositCurrency: given.depositCurrency ?? trader.depositCurrency,
    groupName: given.groupName ?? trader.groupName,
    hashedPassword: given.hashedPassword ?? trader.hashedPassword,
    contactDetails: completeContact(given.contactDetails),
    description: given.description ?? fallback.description,
    isLimitedRisk: given.isLimitedRisk ?? fallback.isLimitedRisk,
    lastName: given.lastName ?? fallback.lastName,
    limitedRiskMarginCalculationStrategy: given.limitedRiskMarginCalculationStrategy ?? fallback.limitedRiskMarginCalculationStrategy,
    maxLeverage: given.maxLeverage ?? fallback.maxLeverage,
    name: given.name ?? fallback.name,
    sendOwnStatement: given.sendOwnStatement ?? fallback.sendOwnStatement,
    sendStatementToBroker: given.sendStatementToBroker ?? fallback.sendStatementToBroker,
    swapFree: given.swapFree ?? fallback.swapFree,
  }
}

/** A partial update: only what is given changes. An explicit null leaves a field as it is, or clears it where it can be empty. */
export function patchFields(trader: Trader, given: Patch, nullMeansUnchanged: boolean): Trader {
  const changed: Record<string, unknown> = {}
  for (const name of CHANGEABLE) {
    const value = given[name]
    if (value !== undefined && value !== null) changed[name] = value
    else if (value === null && !nullMeansUnchanged && name in DEFAULTS) changed[name] = DEFAULTS[name as keyof typeof DEFAULTS]
  }
  if (given.contactDetails) {
    changed['contactDetails'] = mergeContact(trader.contactDetails ?? NO_CONTACT, given.contactDetails, !nullMeansUnchanged)
  }
  return { ...trader, ...changed }
}

function mergeContact(known: ContactDetails, given: GivenContact, nullClears: boolean): ContactDetails {
  const named = Object.keys(NO_CONTACT) as (keyof ContactDetails)[]
  const changes = named.filter((name) => (nullClears ? given[name] !== undefined : (given[name] ?? null) !== null))
  return { ...known, ...Object.fromEntries(changes.map((name) => [name, given[name]])) }
}
