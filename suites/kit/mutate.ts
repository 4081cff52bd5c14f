import { EXOTIC, ODD_NUMBERS, ODD_TEXTS, ODD_VALUES } from './bad-values.ts'
import { stringifyExact } from './json.ts'
import { NoAnswer } from './outcome.ts'

/** The members of a JSON object with the source text of each value: a name may come twice, and a number may have any digits. */
export type Members = [name: string, source: string][]

/** One thing that is done to a good body. */
export interface Mutation {
  name: string
  /** Nothing that a client does by mistake. */
  isExotic: boolean
  change(members: Members): Members
}

export function toMembers(body: object): Members {
  return Object.entries(body).map(([name, value]) => [name, stringifyExact(value)])
}

export function writeMembers(members: Members, mutations: Mutation[] = []): string {
  const changed = mutations.reduce((current, { change }) => change(current), members)
  return `{${changed.map(([name, source]) => `${JSON.stringify(name)}:${source}`).join(',')}}`
}

/** Every single thing that may be done to these members. */
export function mutationsOf(members: Members): Mutation[] {
  const sources = [...Object.values(ODD_TEXTS).map((text) => JSON.stringify(text)), ...ODD_NUMBERS, ...ODD_VALUES]
  const replaced = members.flatMap(([name]) => sources.map((source) => replace(name, source)))
  const dropped = members.map(([name]) => remove(name))
  const doubled = members.map(([name, source]) => add(name, source))
  const unknown = [add('extra', '"x"'), add('extra', '{"a":1}'), add('extra', 'null')]
  const hostile = ['__proto__', 'constructor', '', 'x'.repeat(2000), 'a\u0000b'].map((name) => ({
    ...add(name, '{"a":1}'),
    isExotic: true,
  }))
  return [...dropped, ...doubled, ...unknown, ...replaced, ...hostile]
}

function replace(name: string, source: string): Mutation {
  return {
    name: `${name} = ${shorten(source)}`,
    isExotic: EXOTIC.has(source),
    change: (members) => members.map(([own, value]) => [own, own === name ? source : value]),
  }
}

function remove(name: string): Mutation {
  return { name: `no ${name}`, isExotic: false, change: (members) => members.filter(([own]) => own !== name) }
}

function add(name: string, source: string): Mutation {
  return { name: `one more ${shorten(JSON.stringify(name))}`, isExotic: false, change: (members) => [...members, [name, source]] }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Draws up to `count` sets of one to three mutations, the same for the same random numbers. */
export function drawMutations(members: Members, count: number, random: () => number): Mutation[][] {
  const all = mutationsOf(members)
  const one = () => all[Math.floor(random() * all.length)] as Mutation
  return Array.from({ length: count }, () => Array.from({ length: 1 + Math.floor(random() * 3) }, one))
}

/** The fewest of these mutations that still fail; every smaller set is tried on the target before it is believed. */
export async function shrinkMutations(mutations: Mutation[], fails: (fewer: Mutation[]) => Promise<boolean>): Promise<Mutation[]> {
  for (const [index] of mutations.entries()) {
    const fewer = mutations.toSpliced(index, 1)
    if (fewer.length > 0 && (await fails(fewer))) return shrinkMutations(fewer, fails)
  }
  return mutations
}

/** Sends, and tells the status; 0 when no answer came. */
export async function statusOf(sending: Promise<{ status: number }>): Promise<number> {
  return sending.then(
    ({ status }) => status,
    (error) => {
      if (error instanceof NoAnswer) return 0
      throw error
    },
  )
}
