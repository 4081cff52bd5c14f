import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'
import { viewSession } from './sessions.ts'

export interface Ribbon {
  color: string
  title: string
  enabled: boolean
  closable: boolean
  action: { urlExternal?: string; urlinApp?: string }
  brokerName?: string
  uidTraderAccountId?: number
}

/** A ribbon that only this check has; `target` narrows or changes it. */
export function makeRibbon({ run }: PlatformContext, target: Partial<Ribbon> = {}): Ribbon {
  const action = { urlExternal: 'https://broker.example/offer' }
  return { color: '#1A73E8', title: run.word('Ribbon '), enabled: true, closable: true, action, ...target }
}

/** Sets a user's ribbons, all at once. */
export async function setRibbons(context: PlatformContext, { userId }: { userId: number }, ribbons: Ribbon[]): Promise<void> {
  const { platform, given } = context
  const answer = await platform.setInAppControls({ body: { brokerCrmName: given.brokerCrmName, userId, rules: { ribbons } } })
  assume(answer.status < 300, 'B16 sets ribbons')
}

/** The titles of the ribbons that a session displays, in the order of `ribbons`, once they are all that is awaited or the lag is over. */
export async function displayedAmong(context: PlatformContext, sessionId: string, ribbons: Ribbon[], awaited: Ribbon[]): Promise<string[]> {
  const wanted = awaited.map(({ title }) => title)
  const shown = (all: Record<string, unknown>[]) =>
    ribbons.map(({ title }) => title).filter((title) => all.some((one) => one['title'] === title))
  const view = await viewSession(context, sessionId, (seen) => String(shown(seen.ribbons)) === String(wanted))
  return shown(view.ribbons)
}

export const titlesOf = (...ribbons: Ribbon[]) => ribbons.map(({ title }) => title)
