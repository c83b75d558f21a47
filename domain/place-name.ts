import { comparableWords } from './persian.ts'

/** What a map service writes before the name of a place: province, county, city. */
const kinds = new Set(['استان', 'شهرستان', 'شهر'])

/**
 * Whether two names mean the same province, or the same city, however their letters are typed: «استان تهران» is «تهران»,
 * «شهر قدس» is «قدس».
 */
export const isSamePlace = (one: string, other: string): boolean => keyOf(one) === keyOf(other)

function keyOf(name: string): string {
  const [first = '', ...rest] = comparableWords(name)
  const words = kinds.has(first) && rest.length > 0 ? rest : [first, ...rest]
  return words.join('').replaceAll('\u200c', '')
}
