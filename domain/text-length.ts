import { isBlank } from './persian.ts'

/** Length of the text as sent, trimmed, in code points. */
export const textLength = (text: string): number => Array.from(text.trim()).length

/** Whether the text exceeds a limit of the contract. Its field says so while it is typed (`CountedText`). */
export const isTooLong = (text: string, maxLength: number): boolean => textLength(text) > maxLength

/** What is wrong with a required text; null if nothing is. */
export function textFault(text: string, maxLength: number): 'missing' | 'tooLong' | null {
  if (isBlank(text)) return 'missing'
  return isTooLong(text, maxLength) ? 'tooLong' : null
}
