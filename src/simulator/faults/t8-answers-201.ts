import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t8Answers201: Fault = {
  id: 't8-answers-201',
  role: 'platform',
  title: 'Answers 201 where the documents say 200',
  breaks: ['T8-1', 'T8-2', 'T8-11', 'T8-13'],
  wire: answerStatus('changeBalance', 200, 201),
}
