import type { Fault } from '../fault.ts'
import { answerNeighbour } from '../fault-parts/request.ts'

export const raceC2AnswersSwapped: Fault = {
  id: 'race-c2-answers-swapped',
  role: 'adapter',
  title: 'The answer waits in a field that all requests share',
  breaks: ['RACE-9'],
  wire: answerNeighbour('revokeAdapterToken'),
}
