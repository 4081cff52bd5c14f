import { hash } from 'node:crypto'
import { alterCallBody } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a1HashesPassword: Fault = {
  id: 'a1-hashes-password',
  role: 'platform',
  title: 'Passwords travel as hashes, as in B7',
  breaks: ['A1-12'],
  calls: alterCallBody('A1', ({ password }) => ({ password: hash('md5', String(password)) })),
}
