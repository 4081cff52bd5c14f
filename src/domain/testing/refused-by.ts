import { Refusal } from '../refusal.ts'

/** The requirement by which something was refused, or undefined when it was not. */
export function refusedBy(attempt: () => unknown): string | undefined {
  try {
    attempt()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.requirement
    throw error
  }
}
