import type { Requirement } from '../../contract/requirement.ts'
import type { RawMessage } from '../exchange-log.ts'
import { cite, isSuccess, rowOfSuccess } from './choose-row.ts'
import type { Finding } from './finding.ts'
import { judgeRefusal } from './judge-refusal.ts'
import type { Case } from './judged-exchange.ts'

type Response = RawMessage & { status: number }

/** Whether the contract knows such a status, and what it says about it. */
export function judgeStatus(one: Case, response: Response): Finding[] {
  const { operation, exchange } = one
  const { status } = response
  if (!operation.responses.has(status)) return [judgeUnknownStatus(one, status)]
  if (exchange.refusedBy !== undefined) return [tellRow(one, exchange.refusedBy)]
  return isSuccess(status) ? touchedPoints(one, status) : judgeRefusal(one, response)
}

/** Our own roles say by which requirement they refuse. */
function tellRow({ requirements }: Case, id: string): Finding {
  const row = requirements.get(id)
  return {
    severity: 'info',
    pointer: '/response/status',
    message: `Refused by ${id}: ${row?.sentence ?? ''}`,
    requirement: id,
    ...cite(row),
  }
}

function judgeUnknownStatus(one: Case, status: number): Finding {
  const { operation } = one
  const pointer = '/response/status'
  const known = [...operation.responses.keys()].join(', ')
  const message = `is ${status}; the contract knows ${known}`
  if (isSuccess(status) && operation.id === 'registerUser') return { severity: 'info', pointer, message, point: 'U-06' }
  if (status >= 400 && status < 500 && operation.id !== 'revokeAdapterToken') {
    return { severity: 'warning', pointer, message, ...cite(rowOfRefusals(one)) }
  }
  const always = operation.requirements.find(({ sentence }) => /status is 200 always/.test(sentence))
  return { severity: 'error', pointer, message, ...cite(always ?? rowOfSuccess(ownRows(one))) }
}

/** The row that names the statuses with which a role refuses. */
function rowOfRefusals({ operation, requirements }: Case): Requirement | undefined {
  if (operation.role === 'platform') return requirements.get(operation.path.startsWith('/v2/') ? 'ERR-7' : 'ERR-6')
  return operation.role === 'crm' && Number(operation.ref.slice(1)) <= 5 ? requirements.get('ERR-1') : undefined
}

function ownRows({ operation }: Case): Requirement[] {
  return operation.requirements.filter((row) => row.role === operation.role && row.on === undefined && row.level !== 'open')
}

/** A success whose status the documents leave open. */
function touchedPoints(one: Case, status: number): Finding[] {
  const row = ownRows(one).find((row) => row.assume !== undefined && isSuccess(row.assume.status) && row.points.length > 0)
  if (!row || row.assume?.status === status) return []
  return [{ severity: 'info', pointer: '/response/status', message: `is ${status}; the documents leave it open`, ...cite(row) }]
}
