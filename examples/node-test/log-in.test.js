// With node:test and plain JavaScript: a code works once, and only for a minute. No test waits for it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ControlError, startSimulator } from 'tripact'

let simulator
let control

before(async () => {
  simulator = await startSimulator()
  control = await simulator.createWorld({ clock: 'frozen' })
})
after(() => simulator.close())

test('a person logs in with a code of the client area', async () => {
  const { code } = await control.issueOneTimeToken({ userId: control.world.given.userId })

  const { userId } = await control.logIn({ code })

  assert.equal(userId, control.world.given.userId)
  await assert.rejects(control.logIn({ code }), ControlError)
})

test('a code that is a minute old is refused', async () => {
  const { code } = await control.issueOneTimeToken({ userId: control.world.given.userId })

  await control.advance(60_000)

  await assert.rejects(control.logIn({ code }), { code: 'crm-refused' })
})
