import type { Fault } from '../fault.ts'
import { answerNeighbour } from '../fault-parts/request.ts'

export const raceC1AnswersSwapped: Fault = {
  id: 'race-c1-answers-swapped',
  role: 'adapter',
  title: 'The answer waits in a field that all requests share',
  breaks: ['RACE-9'],
  wire: answerNeighbour('generateAdapterToken'),
}
