import type { Fault } from '../fault.ts'

export const t2UnknownLoginIsEmpty: Fault = {
  id: 't2-unknown-login-is-empty',
  role: 'platform',
  title: 'An unknown login answers 200 with an empty object',
  breaks: ['T2-19', 'T7-2'],
  operations: {
    getTrader(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 200, body: {} } as unknown as ReturnType<typeof honest>
      return honest(input, world)
    },
  },
}
