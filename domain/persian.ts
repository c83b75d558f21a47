import { toLatinDigits } from './digits.ts'

const ZWNJ = '\u200c'

/** Letters of other alphabets in Arabic script that Persian writes otherwise. */
const LETTERS: Record<string, string> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u06d2': '\u06cc',
  '\u0643': '\u06a9',
  '\u06aa': '\u06a9',
  '\u0629': '\u0647',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
  '\u06be': '\u0647',
}

const LETTER = /[\u064a\u0649\u06d2\u0643\u06aa\u0629\u06c1\u06d5\u06be]/g
const TATWEEL = /\u0640/g
/** Marks of direction, soft hyphens and their like: everything invisible but the ZWNJ. */
const INVISIBLE = /(?!\u200c)\p{Cf}/gu
/** Old keyboards write the ZWNJ as U+00AC. */
const JOINERS = /[\u200c\u00ac]+/g
/** A ZWNJ that joins nothing: at an end or next to a space. */
const LOOSE_JOINER = /\u200c(?= |$)|(?<= |^)\u200c/g

/**
 * Cleans a text that a person typed, for keeping and showing: Persian letters instead of Arabic ones, no tatweel, no
 * invisible marks, single spaces, a ZWNJ only between letters. Digits, case, diacritics and punctuation stay.
 */
export function tidyPersian(text: string): string {
  return text
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(TATWEEL, '')
    .replace(INVISIBLE, '')
    .replace(JOINERS, ZWNJ)
    .replace(/\s+/g, ' ')
    .replace(LOOSE_JOINER, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/**
 * The form in which texts are compared: one alphabet (ي = ی, ك = ک, ة = ه, آ = ا, ئ = ی), Latin digits and lower case,
 * no diacritics, no tatweel. Punctuation becomes a space; a ZWNJ stays, since it joins the parts of one word.
 */
export function comparable(text: string): string {
  return toLatinDigits(text.replace(JOINERS, ZWNJ).normalize('NFKD').toLowerCase())
    .replace(/[\p{M}\u0640\u0621]/gu, '')
    .replace(INVISIBLE, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/\u0671/g, '\u0627')
    .replace(/[^\p{L}\p{N}\u200c]+/gu, ' ')
    .replace(LOOSE_JOINER, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The words of a text in their comparable form; a word with a ZWNJ stays one word, with the ZWNJ in it. */
export function comparableWords(text: string): string[] {
  const form = comparable(text)
  return form === '' ? [] : form.split(' ')
}
