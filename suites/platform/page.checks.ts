import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { listLinks, makeLinkedAccount } from './accounts.ts'
import { invite, invitePerson } from './invitations.ts'
import { findInPages, listInvited, listRegistered, type PageQuery } from './lists.ts'
import { makePerson, registerPerson } from './people.ts'

/** Something that is listed in pages, of which this check has made the newest five records. */
interface Listing {
  name: string
  list(query?: PageQuery): Promise<number[]>
  mine: number[]
}

/** All records in pages of two, up to the first empty page. */
async function readPages(list: Listing['list']): Promise<number[]> {
  const all: number[] = []
  for (let skip = 0; skip < 200; skip += 2) {
    const page = await list({ limit: 2, skip })
    if (page.length === 0) break
    all.push(...page)
  }
  return all
}

/** The three lists, as far as the target allows to add to them. */
async function makeListings(context: PlatformContext): Promise<Listing[]> {
  const invitations = context.target.hooks['invite'] ? await makeInvitations(context) : []
  return [await makeUsers(context), await makeLinks(context), ...invitations]
}

async function makeUsers(context: PlatformContext): Promise<Listing> {
  const mine = []
  const { since: before, userId } = await registerPerson(context)
  mine.push(userId)
  while (mine.length < 5) mine.push((await registerPerson(context)).userId)
  const since = before === undefined ? {} : { createdFrom: before }
  return {
    name: 'B14',
    mine,
    list: async (query = {}) => (await listRegistered(context, { ...since, ...query })).map((user) => user.userId),
  }
}

async function makeLinks(context: PlatformContext): Promise<Listing> {
  const owner = await makePerson(context)
  const mine = []
  while (mine.length < 5) mine.push((await makeLinkedAccount(context, owner)).login)
  const { userId } = owner
  return { name: 'B12', mine, list: async (query = {}) => (await listLinks(context, { userId, ...query })).map(({ login }) => login) }
}

async function makeInvitations(context: PlatformContext): Promise<Listing[]> {
  const partner = await makePerson(context)
  const first = await invitePerson(context, partner)
  if (first.answer.status >= 300) return []
  const mine = [first.invitedUserId]
  while (mine.length < 5) mine.push((await invite(context, partner)).invitedUserId)
  const isFirst = (record: { invitedUserId: number }) => record.invitedUserId === first.invitedUserId
  await context.settle()
  const record = await findInPages((query) => listInvited(context, query), isFirst, first.since)
  assume(record, 'B13 lists the attribution')
  const since = { createdFrom: record.createTimestamp - 1 }
  const list = async (query: PageQuery = {}) => (await listInvited(context, { ...since, ...query })).map((one) => one.invitedUserId)
  return [{ name: 'B13', mine, list }]
}

check('PAGE-1', 'pages that follow each other share nothing and leave nothing out', { lane: 'exclusive' }, async (context) => {
  const listings = await makeListings(context)
  await context.settle()

  const wrong = []
  for (const { name, list, mine } of listings) {
    const pages = await readPages(list)
    const [repeated, missing] = [pages.length - new Set(pages).size, mine.filter((id) => !pages.includes(id)).length]
    if (repeated + missing > 0) wrong.push(`${name}: ${repeated} repeated, ${missing} missing`)
  }

  assert.deepEqual(wrong, [])
})

check('PAGE-2', 'the same question gets its records in the same order', { lane: 'exclusive' }, async (context) => {
  const listings = await makeListings(context)
  await context.settle()

  const wrong = []
  for (const { name, list } of listings) {
    const [first, ...later] = [await list(), await list(), await list()].map(String)
    if (later.some((order) => order !== first)) wrong.push(name)
  }

  assert.deepEqual(wrong, [])
})

check('PAGE-3', 'a limit of 100 and a skip of 0 give what leaving both out gives', { lane: 'exclusive' }, async (context) => {
  await registerPerson(context)
  if (context.target.hooks['invite']) await invitePerson(context, await makePerson(context))
  await context.settle()
  const users = [await listRegistered(context), await listRegistered(context, { limit: 100, skip: 0 })]
  const invited = [await listInvited(context), await listInvited(context, { limit: 100, skip: 0 })]

  assert.deepEqual(
    users[1]!.map(({ userId }) => userId),
    users[0]!.map(({ userId }) => userId),
  )
  assert.deepEqual(
    invited[1]!.map(({ invitedUserId }) => invitedUserId),
    invited[0]!.map(({ invitedUserId }) => invitedUserId),
  )
})

check('PAGE-4', 'the largest limit that is honoured', { writes: false }, async ({ platform, observe }) => {
  const answer = await platform.listUsers({ query: { limit: 1_000_000 }, unjudged: true })

  const seen = refused(answer) ? `1000000 is refused with ${answer.status}` : `1000000 gives ${answer.body.users?.length} records`
  observe('U-19', seen, { 'paging.overLimit': refused(answer) ? 'reject' : 'clamp' })
})
