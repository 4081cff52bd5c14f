import type { Operation } from '../operation.ts'

/** S2: the names of the assets in which accounts can hold money. */
export const listDepositAssets: Operation<'listDepositAssets'> = (_input, world) => {
  const depositAssets = world.assets.values().filter(({ deposit }) => deposit)
  return { status: 200, body: { depositAsset: Array.from(depositAssets, ({ name }) => name) } }
}
