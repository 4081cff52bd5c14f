import type { Fault } from '../fault.ts'
import { alterLinks, without } from '../fault-parts/list.ts'

export const b12EnvironmentLeftOut: Fault = {
  id: 'b12-environment-left-out',
  role: 'platform',
  title: 'The record leaves out what the caller has asked for anyway',
  breaks: ['B12-2', 'B12-1'],
  wire: alterLinks((record) => without(record, 'environmentName')),
}
