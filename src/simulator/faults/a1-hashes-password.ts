import { hash } from 'node:crypto'
import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a1HashesPassword: Fault = {
  id: 'a1-hashes-password',
  role: 'platform',
  title: 'Passwords travel as hashes, as in B7',
  breaks: ['A1-12'],
  calls: alterCallBody('A1', ({ password }) => ({ password: hash('md5', String(password)) })),
}
