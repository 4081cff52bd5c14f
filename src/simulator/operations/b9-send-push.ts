import { isAddressed, type Recipient } from '../../domain/push-audience.ts'
import type { User } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Input, Operation } from '../operation.ts'
import { findUser } from '../people.ts'
import type { World } from '../world.ts'

/** B9: stores one message for each device of everybody who is addressed, and tells how many of both there are. */
export const sendPush: Operation<'sendPush'> = ({ body }, world) => {
  if (!world.brokers.has(body.brokerName)) return refuse('B9-14', undefined, 'body.brokerName')
  const addressed = candidates(world, body.users)
    .map((user) => describeRecipient(world, user))
    .filter((person) => isAddressed(person, body))
  const devices = addressed.map(({ userId }) => countDevices(world, userId))
  addressed.forEach(({ userId }, index) => {
    for (let device = 0; device < devices[index]!; device++) storeMessage(world, userId, body)
  })
  return { status: 200, body: { usersAmount: addressed.length, messagesAmount: devices.reduce((sum, count) => sum + count, 0) } }
}

function candidates(world: World, userIds: number[] | undefined): User[] {
  const users = userIds ? Array.from(new Set(userIds), (userId) => findUser(world, userId)) : Array.from(world.users.values())
  return users.filter((user) => user !== undefined && user.status !== 'UID_DELETED') as User[]
}

function describeRecipient(world: World, { userId, preferredLanguage }: User): Recipient {
  const traders = world.accountLinks.by('userId', userId).map(({ login }) => world.traders.get(login))
  const accounts = traders.filter((trader) => trader !== undefined)
  return {
    userId,
    language: preferredLanguage,
    accounts: accounts.map(({ brokerName, groupName }) => ({ brokerName, groupId: world.groups.get(groupName)?.groupId ?? 0 })),
  }
}

/** Where messages are counted by device, each open session is one; somebody without any still gets the message. */
function countDevices(world: World, userId: number): number {
  if (world.dialect['push.messagesPer'] === 'user') return 1
  return Math.max(1, world.appSessions.by('userId', userId).filter(({ open }) => open).length)
}

function storeMessage(world: World, userId: number, { brokerName, message }: Input<'sendPush'>['body']): void {
  const id = world.nextId('pushMessage')
  const { title, body, imageURL = null, deepLinkAction = null } = message
  world.pushMessages.set(id, { id, userId, brokerName, title, body, imageURL, deepLinkAction, createdAt: world.now })
}
