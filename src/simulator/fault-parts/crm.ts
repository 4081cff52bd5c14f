import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import { judgeCrmToken } from '../crm-tokens.ts'
import type { Fault } from '../fault.ts'
import type { OperationId } from '../operation.ts'
import type { World } from '../world.ts'
import { findOperation } from './contract.ts'

/** The crmApiToken is a parameter like any other, for the operation to judge or to overlook. */
export function crmTokenAsParameter(operationId: OperationId): NonNullable<Fault['contract']> {
  return (document) => {
    const operation = findOperation(document, operationId)
    const own = (operation['parameters'] ?? []) as JsonObject[]
    operation['security'] = []
    operation['parameters'] = [...own, { name: 'crmApiToken', in: 'query', required: false, schema: { type: 'string' } }]
  }
}

/** The crmApiToken of a call, where it is a parameter like any other. */
export function sentCrmToken({ query }: { query: object }): string | undefined {
  return (query as { crmApiToken?: string }).crmApiToken
}

/** Refuses a crmApiToken that is not alive, where it is a parameter like any other. */
export function checkCrmToken(world: World, value: string): void {
  if (judgeCrmToken(world, value) !== 'alive') refuse('A2-7', 'this crmApiToken was never issued')
}

/** Any value counts as the credential, as long as there is one; the operation may judge it as `caller.bearer`. */
export function takeAnyCredential(operationId: OperationId): NonNullable<Fault['contract']> {
  return (document) => {
    const operation = findOperation(document, operationId)
    const schemes = (document['components'] as JsonObject)['securitySchemes'] as JsonObject
    const [usual = {}] = (operation['security'] ?? document['security']) as JsonObject[]
    // The judge of this scheme believes whatever it is shown.
    schemes['adapterToken'] = structuredClone(schemes[Object.keys(usual)[0] ?? '']!)
    operation['security'] = [{ adapterToken: [] }]
  }
}

/** Codes live longer by this much, or shorter. */
export function stretchCodeLife(by: number, concerns: (code: string) => boolean = () => true): NonNullable<Fault['operations']> {
  return {
    authorizeOneTime(input, world, honest) {
      const token = concerns(input.body.code) ? world.oneTimeTokens.get(input.body.code) : undefined
      if (token) world.oneTimeTokens.set(token.value, { ...token, issuedAt: token.issuedAt + by })
      try {
        return honest(input, world)
      } finally {
        const now = token && world.oneTimeTokens.get(token.value)
        if (now) world.oneTimeTokens.set(token.value, { ...now, issuedAt: token.issuedAt })
      }
    },
  }
}

/** New CRM API tokens are as old as this when they are issued. */
export function ageNewCrmTokens(by: number): NonNullable<Fault['operations']> {
  return {
    issueCrmApiToken(input, world, honest) {
      const before = world.crmTokens.size
      const answer = honest(input, world)
      const newest = world.crmTokens.size > before ? Array.from(world.crmTokens.entries()).at(-1) : undefined
      if (newest) world.crmTokens.set(newest[0], { ...newest[1], issuedAt: newest[1].issuedAt - by })
      return answer
    },
  }
}
