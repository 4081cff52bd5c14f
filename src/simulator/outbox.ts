/** Tells the courier that something is to be delivered; what it is stands in the world's callbacks. */
export class Outbox {
  #isAnnounced = false

  /** Called by operations; the courier looks after the operation has ended. */
  announce(): void {
    this.#isAnnounced = true
  }

  /** Whether something was announced since the last time that somebody asked. */
  takeAnnouncement(): boolean {
    const isAnnounced = this.#isAnnounced
    this.#isAnnounced = false
    return isAnnounced
  }
}
