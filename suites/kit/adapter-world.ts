import type { GivenValue } from './target.ts'

type Node = Record<string, unknown>
/** Posts to any part of a simulator. */
export type PostAnywhere = (url: string, body: Node) => Promise<Node>

const PASSWORD_HASH = '5f4dcc3b5aa765d61d8327deb882cf99'

/**
 * Prepares a simulated world for the adapter's suite: what a token opens shows only where a user has accounts under more than one
 * broker and others have some as well, and what a log-out clears only where somebody has traded on each of them. Gives back what the
 * profile of such a target would hold.
 */
export async function furnishForAdapter(world: Node, place: string, post: PostAnywhere): Promise<Record<string, GivenValue>> {
  const given = world['given'] as Record<string, GivenValue>
  const [brokerName, otherBrokerName] = [String(given['brokerName']), String(given['otherBrokerName'])]
  const linkId = Number(given['uidTraderAccountId'])
  try {
    const [userId, otherUserId] = [Number(given['userId']), Number(given['otherUserId'])]
    const others = [await openAccount(world, userId, brokerName, post), await openAccount(world, userId, otherBrokerName, post)]
    await openAccount(world, otherUserId, brokerName, post)
    const order = { symbolId: 1, tradeSide: 'BUY', volume: 100_000, executionPrice: 109_280 }
    for (const login of [given['traderLogin'], ...others.map((account) => account.login)])
      await post(`${place}/trading/deals`, { login, ...order })
    return { brokerNames: [brokerName, otherBrokerName], uidTraderAccountIds: [linkId, ...others.map(({ id }) => id)] }
  } catch {
    return { brokerNames: [brokerName], uidTraderAccountIds: [linkId] } // a world with faults or another dialect; the suite says then what it cannot show
  }
}

/** Opens one more account with money for a user under a broker, through the platform; tells its login and the id of its link. */
async function openAccount(world: Node, userId: number, brokerName: string, post: PostAnywhere): Promise<{ login: number; id: number }> {
  const { groupName, depositCurrency, environmentName } = world['given'] as Record<string, GivenValue>
  const { apiBaseUrl, idBaseUrl, managerToken } = world['platform'] as Record<string, string>
  const kind = { accessRights: 'FULL_ACCESS', accountType: 'HEDGED', totalMarginCalculationType: 'MAX' }
  const money = { balance: 1_000_000, leverageInCents: 10_000, depositCurrency, groupName }
  const trader = await post(`${apiBaseUrl}/webserv/traders/?token=${managerToken}`, {
    ...kind,
    ...money,
    brokerName,
    hashedPassword: PASSWORD_HASH,
  })
  const link = await post(`${idBaseUrl}/uid/link?token=${managerToken}`, {
    traderLogin: trader['login'],
    traderPasswordHash: PASSWORD_HASH,
    userId,
    brokerName,
    environmentName,
    returnAccountDetails: true,
  })
  if (typeof link['uidTraderAccountId'] !== 'number') throw new Error('the link has no id')
  return { login: Number(trader['login']), id: link['uidTraderAccountId'] }
}
