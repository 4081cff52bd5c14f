import { Inconclusive } from './outcome.ts'
import type { TimeSource } from './target.ts'
import type { Clock } from './time.ts'

/** Posts to the target's owner; used for everything that is not the target itself. */
export type Post = (
  url: string,
  body: unknown,
  authorization: string | undefined,
  method?: string,
) => Promise<{ status: number; json: unknown }>

export interface MovableClock extends Clock {
  /** Stops a simulator's clock, so that edges are exact. Gives back how to let it run on. */
  freeze(): Promise<() => Promise<void>>
}

/** The clock of a run; `onMove` is told whenever it was moved, since tokens may have ended by that. */
export function makeClock(source: TimeSource, post: Post, onMove: (ms: number) => void): MovableClock {
  const tell = async (body: Record<string, unknown>) => {
    if (source.kind !== 'hook' && source.kind !== 'control') return
    const answer = await post(source.url, body, source.authorization)
    if (answer.status < 200 || answer.status > 299)
      throw new Inconclusive(
        `the clock could not be moved: ${source.kind === 'hook' ? 'the time hook' : 'the control surface'} answered ${answer.status}`,
      )
  }
  const clock: MovableClock = {
    source,
    moved: 0,
    async move(ms) {
      await tell({ advanceMs: ms })
      clock.moved += ms
      onMove(ms)
    },
    async freeze() {
      if (source.kind !== 'control') return async () => {}
      const { json } = await post(source.url, undefined, source.authorization, 'GET')
      if ((json as { mode?: string } | undefined)?.mode === 'frozen') return async () => {}
      await tell({ mode: 'frozen' })
      return () => tell({ mode: 'real' })
    },
  }
  return clock
}
