import { toLatinDigits } from './digits.ts'

/** Characters of gift card codes, without those that look alike (0 and O, 1 and I). */
export const giftCardAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Minimum price of a gift card, in tomans: each one that is sent costs the shop an SMS. */
export const minimumGiftCard = 10_000

/** Why no gift card of an amount can be bought from a balance, both in tomans; null if one can. */
export function giftCardFault(amount: number, balance: number): 'tooMuch' | 'tooLittle' | null {
  if (amount > balance) return 'tooMuch'
  return amount < minimumGiftCard ? 'tooLittle' : null
}

/** Whether a text contains a web address, which must not be sent from the shop's number. */
export function hasLink(text: string): boolean {
  const visible = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return /:\/\/|\bwww\.|[\p{L}\p{N}][.。](?:[a-z]{2,}|ایران)|\d{1,3}(?:\.\d{1,3}){3}/iu.test(
    visible,
  )
}

/** A typed gift card code in the form in which codes are stored: without separators, in Latin capitals. */
export const typedGiftCode = (text: string): string =>
  toLatinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** A gift card code in groups of four: ABCD-EFGH-JKLM-NPQR. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
