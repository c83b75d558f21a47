import { toLatinDigits } from './digits.ts'

/** Characters of gift card codes, without look-alikes (0 and O, 1 and I). */
export const giftCardAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Minimum price of a gift card, in tomans: each one that is sent costs the shop an SMS. */
export const minimumGiftCard = 10_000

/** Why no gift card of an amount can be bought from a balance, both in tomans; null if one can. */
export function giftCardFault(amount: number, balance: number): 'tooMuch' | 'tooLittle' | null {
  if (amount > balance) return 'tooMuch'
  return amount < minimumGiftCard ? 'tooLittle' : null
}

/**
 * What may be made a link of: a scheme, `www.`, a word and a dot right before two letters of any script, also with spaces,
 * combining marks, `_` or `-` between them, an address in numbers, and a code that a phone dials. Spaces after the dot are
 * those of a sentence if a Persian word follows.
 */
const links = [
  /:\/\//,
  /\bwww\./i,
  /[\p{L}\p{N}][\s\p{M}_-]*[.。][\p{M}_-]*(?:\p{L}\p{M}*){2}/u,
  /[\p{L}\p{N}][\s\p{M}_-]*[.。][\s\p{M}_-]*(?:(?!\p{Script=Arabic})\p{L}\p{M}*){2}/u,
  /\p{Nd}{1,3}(?:\s*\.\s*\p{Nd}{1,3}){3}/u,
  /\*[*#\s\p{Nd}]*\p{Nd}[*#\s\p{Nd}]*#/u,
]

/** Whether a text contains a web address or a code to dial, which must not be sent from the shop's number. */
export function hasLink(text: string): boolean {
  const visible = text
    .normalize('NFKC')
    .replaceAll(/(?![\t-\r])[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
  return links.some((link) => link.test(visible))
}

/** A typed gift card code in the form in which codes are stored: without separators, in Latin capitals. */
export const typedGiftCode = (text: string): string =>
  toLatinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** A gift card code in groups of four: ABCD-EFGH-JKLM-NPQR. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
