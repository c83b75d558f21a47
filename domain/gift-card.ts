import { toLatinDigits } from './digits.ts'

/** Characters of gift card codes, without those that look alike (0 and O, 1 and I). */
export const giftCardAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A typed gift card code in the form in which codes are stored: without separators, in Latin capitals. */
export const typedGiftCode = (text: string): string =>
  toLatinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** A gift card code in groups of four: ABCD-EFGH-JKLM-NPQR. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
