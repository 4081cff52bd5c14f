import { call, type State } from './provider.ts'

/** The provider states of the pacts with the charting adapter. */
export const adapterStates: Record<string, State> = {
  'a user linked accounts to the charting client': {
    needs: () => ['credentials.bearer', 'given.userId', 'given.brokerName', 'given.uidTraderAccountId'],
    set: async () => ({}),
  },
  'a token was issued': {
    needs: () => ['credentials.bearer', 'given.userId', 'given.brokerName'],
    async set({ target, known }) {
      const { userId, brokerName } = known
      const { d } = await call('POST', `${target.url}/generate/token`, { userId, brokerNames: [brokerName] }, `Bearer ${known['bearer']}`)
      return { adapterToken: String(d) }
    },
  },
}
