import { numberToWords } from '@persian-tools/persian-tools'

const partedHundred = /(چهار|شش|هفت|هشت|نه) صد/g

/** A whole amount in words; hundreds are one word («چهارصد»), which the library parts. */
export function inWords(amount: number): string {
  return String(numberToWords(amount)).replaceAll(partedHundred, '$1صد')
}
