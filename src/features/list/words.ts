import { numberToWords } from '@persian-tools/persian-tools'

const partedHundred = /(چهار|شش|هفت|هشت|نه) صد/g

/** A whole amount in words; joins hundreds («چهارصد»), which the library writes as two words. */
export function inWords(amount: number): string {
  return String(numberToWords(amount)).replaceAll(partedHundred, '$1صد')
}
