/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `from` to `to`, both included. */
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  return {
    whole,
    chance: (probability: number) => fraction() < probability,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[whole(0, items.length - 1)] ?? items[0],
    /** Items in another order. */
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, at: fraction() }))
        .toSorted((one, two) => one.at - two.at)
        .map(({ item }) => item),
  }
}

export type Seeded = ReturnType<typeof seeded>
