import { areNeighbors } from './keyboard.ts'

/** From this length on, a word is recognizable by its other letters, whichever of them was mistyped. */
const longWord = 6

/** Letters that are commonly confused: by their sound, by their dots, or as vowels. */
const bySound = ['ثسص', 'تط', 'زذضظ', 'حه', 'غق', 'اع', 'ckq', 'sz', 'fv', 'vw', 'jg']
const byDots = ['بپتث', 'جچحخ', 'دذ', 'رزژ', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'کگ']
const vowels = ['iy', 'ou', 'ae']
const alike = new Set([...bySound, ...byDots, ...vowels].flatMap((letters) => pairsOf(letters)))

/**
 * The number of single typos (a letter inserted, omitted, replaced, or two adjacent ones swapped) between two words, or
 * `limit + 1` if there are more than `limit`. In short words, replacing a letter by one it is rarely confused with
 * counts twice. Source: optimal string alignment distance.
 */
export function countTypos(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1
  const isLong = Math.min(first.length, second.length) >= longWord
  let beforePrevious: number[] = []
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= second.length; column++) {
      const replaced = replacement(first.charAt(row - 1), second.charAt(column - 1), isLong)
      let value = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + replaced,
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

/** How many typos are tolerated in a word of this length: none in short words and numbers. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word)) return 0
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Whether the beginnings allow one word to be the other mistyped. People notice a wrong first letter in a short word,
 * so «گازی» is not «بازی», while 'piad' is `ipad`.
 */
export function haveSimilarStart(first: string, second: string): boolean {
  if (first.charAt(0) === second.charAt(0)) return true
  if (Math.min(first.length, second.length) >= longWord) return true
  return first.charAt(0) === second.charAt(1) && first.charAt(1) === second.charAt(0)
}

/**
 * A word's letters as 32 bits; words whose masks differ in more than twice `limit` bits cannot be within `limit` typos.
 */
export function letterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

function replacement(first: string, second: string, isLong: boolean): number {
  if (first === second) return 0
  return isLong || alike.has(first + second) || areNeighbors(first, second) ? 1 : 2
}

function pairsOf(letters: string): string[] {
  return Array.from(letters).flatMap((one) => Array.from(letters, (other) => one + other))
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0
}
