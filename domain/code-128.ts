/**
 * A text as a Code 128 barcode (ISO/IEC 15417): the widths of its bars and gaps in modules, beginning with a bar. An even
 * number of digits is written in pairs (set C), everything else by its characters (set B).
 * @param text printable ASCII
 */
export function code128(text: string): number[] {
  const values = valuesOf(text)
  const checksum =
    values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % checksumModulus
  return [...values, checksum, stop].flatMap((value) => Array.from(patterns[value] ?? '', Number))
}

/** How wide a barcode is in modules, without the quiet zones around it. */
export const widthOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0)

/** The empty space that a scanner needs on either side, in modules. */
export const quietZone = 10

function valuesOf(text: string): number[] {
  if (/^(\d\d)+$/.test(text)) return [startC, ...(text.match(/\d\d/g) ?? []).map(Number)]
  if (!/^[ -~]+$/.test(text)) throw new Error('a barcode is made of printable ASCII')
  return [startB, ...Array.from(text, (letter) => letter.charCodeAt(0) - firstLetter)]
}

const firstLetter = 32
const checksumModulus = 103
const startB = 104
const startC = 105
const stop = 106

/** The widths of each value's bars and gaps, from the table of the standard. */
const patterns = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213
  221312 231212 112232 122132 122231 113222 123122 123221 223211 221132
  221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
  212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
  231113 231311 112133 112331 132131 113123 113321 133121 313121 211331
  231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
  314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
  214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
  114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/)
