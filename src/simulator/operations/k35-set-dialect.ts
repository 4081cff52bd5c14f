import type { Dialect } from '../../contract/dialect.ts'
import type { Operation } from '../operation.ts'

/** K35: plays these answers from now on. The control surface has checked and completed them. */
export const setDialect: Operation<'setDialect'> = ({ body }, world) => {
  world.dialect = body as unknown as Dialect
  return { status: 200, body: { ...world.dialect } }
}
