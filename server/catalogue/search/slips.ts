/**
 * The number of single slips (a letter added, left out, replaced, or two neighbours swapped) between two words, or
 * `limit + 1` where there are more than `limit`. Source: optimal string alignment distance.
 */
export function slipsBetween(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= second.length; column++) {
      const same = first.charCodeAt(row - 1) === second.charCodeAt(column - 1)
      let value = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        first.charCodeAt(row - 1) === second.charCodeAt(column - 2) &&
        first.charCodeAt(row - 2) === second.charCodeAt(column - 1)
      if (swapped) value = Math.min(value, at(beforePrevious, column - 2) + 1)
      current.push(value)
      best = Math.min(best, value)
    }
    if (best > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return Math.min(at(previous, second.length), limit + 1)
}

/** How many slips are forgiven in a word of this length: none in short ones and in numbers. */
export function forgivenSlips(word: string): number {
  if (/\d/.test(word)) return 0
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** A word's letters as 32 bits; words that differ in more bits than twice the slips cannot be that near. */
export function letterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0
}
