export type Random = {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number
  /** One of these; throws if there are none. */
  pick: <Item>(items: readonly Item[]) => Item
  /** The same items in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

/** The same numbers in every run, so that two runs can be compared (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((first, second) => first.key - second.key)
        .map(({ item }) => item),
  }
}
