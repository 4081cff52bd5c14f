import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6NicknameOfNextUser: Fault = {
  id: 'b6-nickname-of-next-user',
  role: 'platform',
  title: 'The number in the nickname is read from the counter once more',
  breaks: ['B6-5'],
  wire: alterAnswer('createUser', (body) => ({ ...body, ...('nickname' in body && { nickname: `uid${Number(body['userId']) + 1}` }) })),
}
