import { createRandom } from '#walks/random.ts'

/** Draws `count` items, in turn from each group, so that small groups are seen too; the same for the same seed. */
export function sample<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  count: number,
  seed: number,
): Item[] {
  const { shuffled } = createRandom(seed)
  const groups = [...Map.groupBy(items, groupOf).values()].map((group) => shuffled(group))
  const rounds = Math.max(0, ...groups.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  )
  return inTurn.flat().slice(0, count)
}
