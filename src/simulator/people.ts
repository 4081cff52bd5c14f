import { emailKey } from '../domain/email.ts'
import type { User } from '../domain/records.ts'
import { inUnit } from '../domain/time-unit.ts'
import type { World } from './world.ts'

export interface NewPerson {
  userId: number
  nickname: string
  email: string
  preferredLanguage?: string | undefined
  /** The manager's own broker when none is named. */
  brokerName?: string | undefined
  brokerCrmNames?: readonly string[]
  firstName?: string | undefined
}

const NO_CRM: readonly string[] = []

/** Stores a new user of the platform. */
export function makeUser(world: World, person: NewPerson): User {
  const user: User = {
    userId: person.userId,
    nickname: person.nickname,
    email: person.email,
    preferredLanguage: person.preferredLanguage ?? 'en',
    utcCreateTimestamp: world.now,
    status: 'UID_NEW',
    firstName: person.firstName ?? null,
    brokerName: person.brokerName ?? world.given.brokerName,
    brokerCrmNames: person.brokerCrmNames ?? crmsOf(world, person.brokerName),
    agreementAccepted: false,
  }
  world.users.set(user.userId, user)
  return user
}

function crmsOf(world: World, brokerName: string | undefined): readonly string[] {
  const broker = brokerName === undefined ? undefined : world.brokers.get(brokerName)
  return broker ? [broker.brokerCrmName] : NO_CRM
}

/** A user whom calls can address: one who exists and was not deleted. */
export function findUser(world: World, userId: number): User | undefined {
  const user = world.users.get(userId)
  return user?.status === 'UID_DELETED' ? undefined : user
}

/** The user whom calls find by this e-mail. */
export function findUserByEmail(world: World, email: string): User | undefined {
  return world.users.by('email', emailKey(email)).find((user) => user.status !== 'UID_DELETED')
}

/** Who keeps others from using this e-mail: a deleted user does so too, unless the dialect frees the address. */
export function findOwnerOfEmail(world: World, email: string): User | undefined {
  const first = world.users.firstBy('email', emailKey(email))
  if (first === undefined || first.status !== 'UID_DELETED') return first
  return findUserByEmail(world, email) ?? (world.dialect['users.deletedEmailReusable'] ? undefined : first)
}

/** Makes a user known to the simulated CRM, whose own back end would have created that user in reality. */
export function introduceToCrm(world: World, user: User): void {
  if (world.crm.foreign || world.crmUsers.has(user.userId)) return
  world.crmUsers.set(user.userId, {
    userId: user.userId,
    email: user.email,
    brokerName: user.brokerName,
    keepsLoggedIn: false,
    getsInappToken: false,
    inappToken: null,
    partnerUserId: null,
    brokerPartnerId: null,
  })
}

/** The user record of the documents. */
export function describeUser(world: World, user: User) {
  const { userId, nickname, email, preferredLanguage, utcCreateTimestamp, status } = user
  return { userId, nickname, email, preferredLanguage, utcCreateTimestamp: inUnit(utcCreateTimestamp, world.dialect['time.unit']), status }
}
