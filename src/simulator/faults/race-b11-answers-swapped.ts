import type { Fault } from '../fault.ts'
import { answerNeighbour } from '../fault-parts/request.ts'

export const raceB11AnswersSwapped: Fault = {
  id: 'race-b11-answers-swapped',
  role: 'platform',
  title: 'The answer waits in a field that all requests share',
  breaks: ['RACE-8'],
  wire: answerNeighbour('getUserId'),
}
