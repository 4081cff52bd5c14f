import type { Fault } from '../fault.ts'

export const b15CodeOfTheSecond: Fault = {
  id: 'b15-code-of-the-second',
  role: 'platform',
  title: 'Codes are derived from the user and the second',
  breaks: ['B15-2'],
  operations: {
    issueSsoCode(input, world, honest) {
      const answer = honest(input, world)
      const code = answer.status === 200 && world.ssoCodes.get(answer.body!.code)
      if (!code) return answer
      const value = Buffer.from(`${code.userId}:${Math.floor(world.now / 10_000)}`).toString('base64url')
      world.ssoCodes.delete(code.value)
      world.ssoCodes.set(value, { ...code, value })
      return { status: 200, body: { code: value } }
    },
  },
}
