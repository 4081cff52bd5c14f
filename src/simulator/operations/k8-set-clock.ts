import { refuse } from '../../domain/refusal.ts'
import type { Operation } from '../operation.ts'

/** K8: freezes, releases or moves the clock. It never goes back. */
export const setClock: Operation<'setClock'> = ({ body }, world) => {
  if (body.mode) world.clock.setMode(body.mode)
  if (body.advanceMs !== undefined) world.clock.moveTo(world.now + body.advanceMs)
  if (body.now !== undefined) {
    if (body.now < world.now) return refuse('K8-2', `the world is at ${world.now} already`, 'now')
    world.clock.moveTo(body.now)
  }
  world.now = world.clock.now()
  return { status: 200, body: { now: world.now, mode: world.clock.mode } }
}
