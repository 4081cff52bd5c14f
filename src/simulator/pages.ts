import { type Created, type PageWish, sortByCreation, takePage } from '../domain/paging.ts'
import type { World } from './world.ts'

/** Sorts a list by creation and cuts out the wanted page, as the world's dialect has it. */
export function takeWorldPage<Item>(
  world: World,
  items: Item[],
  createdOf: (item: Item) => Created,
  wish: PageWish,
  defaultLimit: number | null,
): Item[] {
  const sorted = sortByCreation(items, createdOf, world.dialect['paging.order'])
  return takePage(sorted, wish, { defaultLimit, maxLimit: world.dialect['paging.maxLimit'], overLimit: world.dialect['paging.overLimit'] })
}
