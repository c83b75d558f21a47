const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\"
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپ'
/** Where the second and third row of keys begin. */
const rowStarts = new Set([12, 23])

/** Letters that the Persian keyboard types with shift. */
const shifted: [string, string][] = [
  ['H', 'آ'],
  ['C', 'ژ'],
  ['Z', 'ة'],
  ['M', 'ء'],
  [':', 'ک'],
  ['"', 'گ'],
  ['{', 'ج'],
  ['}', 'چ'],
]

/** Letters that have their own key only on some keyboards (Windows, Arabic). */
const elsewhere: [string, string][] = [
  ['ئ', 'm'],
  ['آ', 'h'],
  ['ژ', 'c'],
  ['ي', 'd'],
  ['ك', ';'],
]

const pairs = Array.from(latinKeys).map((key, index): [string, string] => [
  key,
  persianKeys.charAt(index),
])
const persianOf = new Map([...pairs, ...shifted])
const latinOf = new Map([
  ...pairs.toReversed().map(([key, letter]): [string, string] => [letter, key]),
  ...elsewhere,
])

/** What a Persian keyboard (ISIRI 9147) types for these Latin keys: `hdt,k` → «ایفون». */
export function asPersianKeys(text: string): string {
  return replaceEach(text, (key) => persianOf.get(key) ?? persianOf.get(key.toLowerCase()))
}

/** What a Latin keyboard types for these Persian keys: «هحاخدث» → `iphone`. */
export function asLatinKeys(text: string): string {
  return replaceEach(text, (key) => latinOf.get(key))
}

const placeOf = new Map(
  [latinKeys, persianKeys].flatMap((keys) =>
    Array.from(keys, (letter, place): [string, number] => [letter, place]),
  ),
)

/** Whether two letters are adjacent in a row of the Latin or the Persian keyboard. */
export function areNeighbors(first: string, second: string): boolean {
  const one = placeOf.get(first)
  const other = placeOf.get(second)
  if (one === undefined || other === undefined || Math.abs(one - other) !== 1) return false
  return !rowStarts.has(Math.max(one, other))
}

function replaceEach(text: string, replacement: (key: string) => string | undefined): string {
  let result = ''
  for (const key of text) result += replacement(key) ?? key
  return result
}
