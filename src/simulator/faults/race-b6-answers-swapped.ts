import type { Fault } from '../fault.ts'
import { answerNeighbour } from '../fault-parts/request.ts'

export const raceB6AnswersSwapped: Fault = {
  id: 'race-b6-answers-swapped',
  role: 'platform',
  title: 'The record waits in a field that all requests share',
  breaks: ['RACE-8'],
  wire: answerNeighbour('createUser', 6),
}
