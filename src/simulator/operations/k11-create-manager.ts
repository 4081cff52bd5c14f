import { refuse } from '../../domain/refusal.ts'
import type { Operation } from '../operation.ts'
import { digest } from '../token-source.ts'

/** K11: makes a manager of the platform with the rights that were asked for. */
export const createManager: Operation<'createManager'> = ({ body }, world) => {
  const disabledBrokerNames = body.disabledBrokerNames ?? []
  const unknown = disabledBrokerNames.find((name) => !world.brokers.has(name))
  if (unknown !== undefined) return refuse('K11-2', `there is no broker "${unknown}"`, 'disabledBrokerNames')
  const managerToken = world.newUuid('manager')
  const tokenDigest = digest(managerToken)
  world.managers.set(tokenDigest, {
    tokenDigest,
    canAuthenticateUsers: body.canAuthenticateUsers,
    disabledBrokerNames,
    login: null,
    hashedPassword: null,
    tokenIssuedAt: null,
  })
  return { status: 200, body: { managerToken } }
}
