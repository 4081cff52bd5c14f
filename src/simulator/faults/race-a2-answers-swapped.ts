import type { Fault } from '../fault.ts'
import { answerNeighbour } from '../fault-parts/request.ts'

export const raceA2AnswersSwapped: Fault = {
  id: 'race-a2-answers-swapped',
  role: 'crm',
  title: 'The answer waits in a field that all requests share',
  breaks: ['RACE-2'],
  wire: answerNeighbour('authorizeOneTime'),
}
