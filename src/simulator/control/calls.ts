import type { IncomingHttpHeaders } from 'node:http'
import { inviteUser } from '../journeys/invite.ts'
import { logInToApp } from '../journeys/log-in.ts'
import { logInAgain } from '../journeys/log-in-again.ts'
import { logOutOfApp } from '../journeys/log-out.ts'
import { openInAppPage } from '../journeys/open-in-app-page.ts'
import type { AnyInput } from '../operation.ts'
import type { World } from '../world.ts'
import { listCallbacks, redeliverCallback } from './callbacks.ts'
import type { ControlAnswer, ControlContext } from './control-call.ts'
import { listExchanges, streamExchanges } from './exchanges.ts'
import { exportJournal, restoreSnapshot, takeSnapshot } from './history.ts'
import { readReporting, streamReporting } from './reporting.ts'
import { getClock, getDialect, getFaults, setDialect, setFaults } from './settings.ts'
import { countState, readState } from './state.ts'
import { createWorld, deleteWorld, getWorld, listWorlds, resetWorld } from './worlds.ts'

type AnyGlobalCall = (context: ControlContext, input: AnyInput) => Promise<ControlAnswer> | ControlAnswer
type AnyWorldCall = (
  context: ControlContext,
  world: World,
  input: AnyInput,
  headers: IncomingHttpHeaders,
) => Promise<ControlAnswer> | ControlAnswer

const getHealth = () => ({ status: 200, body: { status: 'ok' } })

/** Control calls that concern no single world, by operationId. */
export const globalCalls = { getHealth, listWorlds, createWorld } as unknown as Record<string, AnyGlobalCall>

/** Control calls that orchestrate. The others are operations, like those of the roles, and are found in their registry. */
export const worldCalls = {
  getWorld,
  deleteWorld,
  resetWorld,
  getClock,
  countState,
  readState,
  getFaults,
  setFaults,
  getDialect,
  setDialect,
  exportJournal,
  takeSnapshot,
  restoreSnapshot,
  readReporting,
  streamReporting,
  logInToApp,
  logInAgain,
  openInAppPage,
  logOutOfApp,
  inviteUser,
  listCallbacks,
  redeliverCallback,
  listExchanges,
  streamExchanges,
} as unknown as Record<string, AnyWorldCall>
