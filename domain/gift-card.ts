import { toLatinDigits } from './digits.ts'

/** Characters of gift card codes, without those that look alike (0 and O, 1 and I). */
export const giftCardAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The least that a gift card can cost, in tomans: each one that is sent costs the shop an SMS. */
export const leastGiftCard = 10_000

/** Whether a text has an address of a website, which nobody may send from the shop's number. */
export const hasLink = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\d]\.[a-z]{2,}(?![a-z])/iu.test(text)

/** A typed gift card code in the form in which codes are stored: without separators, in Latin capitals. */
export const typedGiftCode = (text: string): string =>
  toLatinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** A gift card code in groups of four: ABCD-EFGH-JKLM-NPQR. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
