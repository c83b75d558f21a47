import { comparableWords } from './persian.ts'

/** Words of a search that ask for the lowest price, in the form of `comparableWords` without joiners. */
export const cheapWords = ['ارزان', 'ارزون', 'ارزانترین', 'ارزونترین']

/** Whether a search such as «گوشی ارزان» asks for low prices; its list then starts with the cheapest. */
export function asksForCheap(search: string): boolean {
  return comparableWords(search).some((word) => cheapWords.includes(word.replaceAll('\u200c', '')))
}
