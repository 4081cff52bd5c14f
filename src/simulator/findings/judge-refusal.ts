import type { Requirement } from '../../contract/requirement.ts'
import type { RawMessage } from '../exchange-log.ts'
import { cite } from './choose-row.ts'
import type { Finding } from './finding.ts'
import { readJson } from './judge-request.ts'
import type { Case } from './judged-exchange.ts'

type Response = RawMessage & { status: number }

const SECRETS = ['userId', 'token', 'accessToken', 'inappToken', 'crmApiToken']

/** What a refusal of a foreign role tells: by which rows it may have been turned down, and whether its code fits. */
export function judgeRefusal(one: Case, response: Response): Finding[] {
  return [...nameRows(one, response), ...(one.operation.role === 'crm' ? judgeCode(one, response) : [])]
}

function nameRows({ operation }: Case, { status, body }: Response): Finding[] {
  const code = codeOf(body)
  const fitting = operation.requirements.filter((row) => {
    const form = row.answer ?? row.assume
    return form?.status === status && row.role === operation.role && (code === undefined || form.code === undefined || form.code === code)
  })
  const exact = code === undefined ? fitting : fitting.filter((row) => (row.answer ?? row.assume)?.code === code)
  const rows = exact.length > 0 ? exact : fitting
  const said = code === undefined ? `${status}` : `${status} ${code}`
  if (rows.length === 0) return [{ severity: 'info', pointer: '/response/status', message: `refused with ${said}` }]
  const names = rows.map(({ id }) => id).join(' or ')
  return [
    {
      severity: 'info',
      pointer: '/response/status',
      message: `refused with ${said}: ${names}`,
      ...(rows.length === 1 ? cite(rows[0]) : commonPoint(rows)),
    },
  ]
}

function commonPoint(rows: Requirement[]): { point?: string } {
  const points = new Set(rows.map(({ points: [first] }) => first))
  const [only] = points
  return points.size === 1 && only !== undefined ? { point: only } : {}
}

/** The codes that the documents tie to a status (A1 to A5). */
function judgeCode({ operation, requirements }: Case, { status, body }: Response): Finding[] {
  if (Number(operation.ref.slice(1)) > 5) return []
  const code = codeOf(body)
  const warn = (id: string, message: string): Finding => ({
    severity: 'warning',
    pointer: '/response/body',
    message,
    ...cite(requirements.get(id)),
    requirement: id,
  })
  const found: Finding[] = []
  // A missing or wrong inappToken has no code, and by one call alone it cannot be told from a wrong crmApiToken.
  if (status === 403 && code === undefined && operation.ref !== 'A4' && operation.ref !== 'A5')
    found.push(warn('ERR-2', 'names no code, such as CH_CLIENT_AUTH_FAILURE'))
  if ((status === 400 || status === 404) && code !== undefined)
    found.push(warn('ERR-3', `names the code ${code}, which this status has not`))
  if (status === 410 && code !== 'CID_TOKEN_EXPIRED') found.push(warn('ERR-4', 'does not name CID_TOKEN_EXPIRED'))
  if (status === 417 && code !== 'CID_NON_EXISTED_TOKEN') found.push(warn('ERR-4', 'does not name CID_NON_EXISTED_TOKEN'))
  const read = body.length > 0 ? readJson(body) : { value: undefined }
  if (body.length > 0 && 'defect' in read)
    found.push({ severity: 'error', pointer: '/response/body', message: read.defect, requirement: 'HTTP-1' })
  const leak =
    'value' in read && typeof read.value === 'object' && read.value ? SECRETS.find((name) => name in (read.value as object)) : undefined
  if (leak)
    found.push({ severity: 'error', pointer: `/response/body/${leak}`, message: 'is given away by a refusal', requirement: 'ERR-5' })
  return found
}

/** The code of a refusal, however it is wrapped. */
function codeOf(body: Buffer): string | undefined {
  return /\b(CH|CID)_[A-Z_]+\b/.exec(body.toString('utf8'))?.[0]
}
