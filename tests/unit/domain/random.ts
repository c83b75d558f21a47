/** A repeatable source of whole numbers (mulberry32), so that a failing property test fails again. */
export function wholeNumbers(seed: number): (low: number, high: number) => number {
  let state = seed
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return low + Math.floor(share * (high - low + 1))
  }
}
