import { toLatinDigits } from './digits.ts'

const ZWNJ = '\u200c'

/** Arabic letters and presentation variants that Persian writes otherwise. */
const LETTERS: Record<string, string> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u06d2': '\u06cc',
  '\u0643': '\u06a9',
  '\u06aa': '\u06a9',
  '\u0629': '\u0647',
  '\u06c0': '\u0647',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
  '\u06be': '\u0647',
}

/** Letters that carry a hamza or a madda, as people type them in a search box: without it. */
const BARE_LETTERS: Record<string, string> = {
  '\u0622': '\u0627',
  '\u0623': '\u0627',
  '\u0625': '\u0627',
  '\u0671': '\u0627',
  '\u0624': '\u0648',
  '\u0626': '\u06cc',
  '\u0621': '',
}

const LETTER = /[\u064a\u0649\u06d2\u0643\u06aa\u0629\u06c0\u06c1\u06d5\u06be]/g
const BARE_LETTER = /[\u0622\u0623\u0625\u0671\u0624\u0626\u0621]/g
const MARKS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g
const LATIN_MARKS = /[\u0300-\u036f]/g
const INVISIBLE = /[\u200b\u200d\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g
const JOINERS = /[\u200c\u00ac]+/g

/**
 * Cleans a text that a person typed, for keeping and showing: Persian letters instead of Arabic ones, no tatweel, no
 * invisible marks, single spaces, a single ZWNJ only between letters. Digits, case and punctuation stay.
 */
export function tidyPersian(text: string): string {
  return text
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/\u0640/g, '')
    .replace(INVISIBLE, '')
    .replace(JOINERS, ZWNJ)
    .replace(/\s+/g, ' ')
    .replace(/ ?\u200c(?= )|(?<= )\u200c|^\u200c|\u200c$/g, '')
    .trim()
}

/**
 * The form in which texts are compared: one alphabet (ي = ی, ك = ک, ة = ه, آ = ا, ئ = ی), Latin digits and lower case,
 * no diacritics, no tatweel. Punctuation becomes a space; a ZWNJ stays, since it joins the parts of one word.
 */
export function comparable(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase())
    .replace(JOINERS, ZWNJ)
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(MARKS, '')
    .replace(INVISIBLE, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(BARE_LETTER, (letter) => BARE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\u200c]+/gu, ' ')
    .replace(/ ?\u200c(?= |$)|(?<= |^)\u200c/g, '')
    .trim()
}

/** The words of a text in their comparable form; a word with a ZWNJ stays one word, with the ZWNJ in it. */
export function comparableWords(text: string): string[] {
  const form = comparable(text)
  return form === '' ? [] : form.split(' ')
}
