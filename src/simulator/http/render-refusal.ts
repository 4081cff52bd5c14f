import type { Dialect, DialectKey } from '../../contract/dialect.ts'
import type { RefusalForm, Requirement, Role } from '../../contract/requirement.ts'
import type { AnyAnswer } from '../operation.ts'
import { writeRefusal } from './refusal-body.ts'

/** What is known about a refusal, before it has a form. */
export interface RefusalFacts {
  requirement: Requirement
  reason: string
  field: string | undefined
  /** How a manager's credential failed: the dialect may answer the two differently. */
  failure?: 'missing' | 'unknown'
}

/** Turns a refusal into an answer: the requirement's row says the status and the code, the dialect the rest. */
export function renderRefusal({ requirement, reason, field, failure }: RefusalFacts, role: Role, dialect: Dialect): AnyAnswer {
  const form = requirement.answer ?? requirement.assume ?? { status: 400 }
  const status = chooseStatus(form, failure, role, dialect)
  const told = { status, code: form.code, reason: reason || requirement.sentence, field }
  return { status, headers: { 'x-tripact-requirement': requirement.id }, requirement: requirement.id, ...writeRefusal(role, told, dialect) }
}

function chooseStatus(form: RefusalForm, failure: RefusalFacts['failure'], role: Role, dialect: Dialect): number {
  if (role === 'platform' && failure) return dialect[`auth.managerToken.${failure}Status`]
  const chosen = form.by === undefined ? undefined : dialect[form.by as DialectKey]
  return typeof chosen === 'number' ? chosen : form.status
}
