import { act } from '../act.ts'
import type { Courier, Made } from '../courier.ts'
import type { Exchange } from '../exchange-log.ts'
import type { Identified } from '../operations/k13-log-in-to-app.ts'
import type { World } from '../world.ts'
import * as calls from './crm-calls.ts'
import { heldToken, isAboutCrmToken } from './crm-token.ts'
import { CrmTrouble } from './crm-trouble.ts'
import { readCrmAnswer } from './read-crm-answer.ts'

/** What the platform says to its CRM for one person, and what it hears. Every exchange is kept for who asks. */
export class CrmConversation {
  readonly exchanges: Exchange[] = []
  readonly #courier: Courier
  readonly #world: World
  #hasAskedAnew = false

  constructor(courier: Courier, world: World) {
    this.#courier = courier
    this.#world = world
  }

  /** A2. */
  async authorizeOneTime(code: string): Promise<Identified> {
    return (await this.#ask((token) => calls.callToAuthorizeOneTime(this.#world, token, code))) as Identified
  }

  /** A3. */
  async authorizeAccessToken(accessToken: string): Promise<Identified> {
    return (await this.#ask((token) => calls.callToAuthorize(this.#world, token, accessToken))) as Identified
  }

  /** A4. */
  async generateOneTimeToken(user: { userId: number; inappToken: string | null }): Promise<string> {
    const answer = await this.#ask((token) => calls.callForOneTimeToken(this.#world, token, user))
    return (answer as { token: string }).token
  }

  /** A5. */
  async logOut(user: { userId: number; accessToken: string }): Promise<void> {
    await this.#ask((token) => calls.callToLogOut(this.#world, token, user))
  }

  /** Asks with the CRM token that the platform holds. One that is refused is dropped, and the call repeated once with a new one. */
  async #ask(callWith: (crmApiToken: string) => calls.CrmCall): Promise<unknown> {
    const token = await this.#tokenToUse()
    const made = await this.#make(callWith(token))
    if (!made || this.#hasAskedAnew || !isAboutCrmToken(this.#world, made, token)) return this.#read(made)
    if (this.#world.faults.habits.keepCrmTokenAfterRefusal) return this.#read(made)
    await act(this.#courier.simulator, this.#world, 'keepCrmToken', { refused: token })
    return this.#read(await this.#make(callWith(await this.#tokenToUse())))
  }

  async #tokenToUse(): Promise<string> {
    const held = this.#world.faults.habits.fetchCrmTokenEveryTime ? null : this.#world.platformCrmToken
    if (held !== null) return held
    this.#hasAskedAnew = true
    return heldToken(this.#world, () => this.#fetchToken())
  }

  async #fetchToken(): Promise<string> {
    const { crmApiToken } = this.#read(await this.#make(calls.callForCrmToken(this.#world))) as { crmApiToken: string }
    await act(this.#courier.simulator, this.#world, 'keepCrmToken', { crmApiToken })
    return crmApiToken
  }

  /** The last of what was made counts; a fault may have repeated or dropped the call. */
  async #make(call: calls.CrmCall): Promise<(Made & { operation: string }) | undefined> {
    const made = await this.#courier.call(this.#world, call)
    this.exchanges.push(...made.map(({ exchange }) => exchange))
    const last = made.at(-1)
    return last && { ...last, operation: call.operation }
  }

  #read(made: (Made & { operation: string }) | undefined): unknown {
    if (!made) throw new CrmTrouble('unreachable', 'CRM', 'the call was not made, by a fault')
    const { simulator } = this.#courier
    return readCrmAnswer(simulator.rules.roles.crm, simulator.operation(made.operation)!, made.answer)
  }
}
