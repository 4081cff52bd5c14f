import type { Fault } from '../fault.ts'

export const a3ComparesSixteenCharacters: Fault = {
  id: 'a3-compares-sixteen-characters',
  role: 'crm',
  title: 'The column holds sixteen characters of a token, and the rest is cut off',
  breaks: ['A3-2'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const { accessToken } = input.body
      const isAlike = (value: string) => accessToken.length > 16 && value.startsWith(accessToken.slice(0, 16))
      return honest({ ...input, body: { accessToken: Array.from(world.accessTokens.keys()).find(isAlike) ?? accessToken } }, world)
    },
  },
}
