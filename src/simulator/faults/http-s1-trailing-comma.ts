import type { Fault } from '../fault.ts'

export const httpS1TrailingComma: Fault = {
  id: 'http-s1-trailing-comma',
  role: 'platform',
  title: 'The list is put together by hand, with a comma too many',
  breaks: ['HTTP-2', 'S1-1'],
  wire: (answer) =>
    answer.operation === 'listSymbols' && answer.status < 300 && answer.body !== undefined
      ? { ...answer, body: answer.body.replace(/\]\}$/, ',]}') }
      : answer,
}
