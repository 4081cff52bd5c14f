import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a5ValuesInBody: Fault = {
  id: 'a5-values-in-body',
  role: 'platform',
  title: 'The user and the token stand in a body',
  breaks: ['A5-12', 'A5-11'],
  calls: alterCall('A5', (call) => {
    const url = new URL(call.url)
    const { userId, accessToken } = Object.fromEntries(url.searchParams)
    url.searchParams.delete('userId')
    url.searchParams.delete('accessToken')
    return { url: url.href, body: { userId: Number(userId), accessToken } }
  }),
}
