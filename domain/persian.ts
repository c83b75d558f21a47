import { toLatinDigits, toPersianDigits } from './digits.ts'

const zwnj = '\u200c'

/** Letters of other alphabets in Arabic script that are written differently in Persian. */
const letters: Record<string, string> = {
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

const foreignLetters = /[\u064a\u0649\u06d2\u0643\u06aa\u0629\u06c1\u06d5\u06be]/g
const arabicDigits = /[\u0660-\u0669]/g
const tatweel = /\u0640/g
/** Control characters, direction marks, soft hyphens and the like: everything invisible except the ZWNJ and spaces. */
const invisible = /(?![\t-\r\u200c])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Old keyboards type the ZWNJ as U+00AC. */
const joiners = /[\u200c\u00ac]+/g
/** A ZWNJ that joins nothing: at an end or next to a space. */
const looseJoiner = /\u200c(?= |$)|(?<= |^)\u200c/g

/**
 * Normalizes typed text for storage and display: Persian letters and digits instead of Arabic ones, no tatweel, no
 * invisible marks, single spaces, a ZWNJ only between letters. Latin digits, case, diacritics and punctuation are kept.
 */
export function tidyPersian(text: string): string {
  return text
    .normalize('NFC')
    .replace(foreignLetters, (letter) => letters[letter] ?? letter)
    .replace(arabicDigits, (digit) => toPersianDigits(digit))
    .replace(tatweel, '')
    .replace(invisible, '')
    .replace(joiners, zwnj)
    .replace(/\s+/g, ' ')
    .replace(looseJoiner, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Normalizes a typed text line by line, like `tidyPersian`. */
export function tidyPersianLines(text: string): string {
  return text.split(/\r?\n/).map(tidyPersian).join('\n').trim()
}

/** Whether nothing of a text can be seen: it has white space, empty Braille cells and invisible characters alone. */
export function isBlank(text: string): boolean {
  return /^[\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
}

/**
 * Removes control, invisible and direction-changing characters; joiners and the selector of emoji are kept, line breaks
 * become `\n`, tabs spaces.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(
      /(?!\n|\p{Join_Control}|\uFE0F)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
      '',
    )
}

/**
 * The form in which texts are compared: one alphabet (ي = ی, ك = ک, ة = ه, آ = ا, ئ = ی), Latin digits and lower case,
 * no diacritics, no tatweel. Punctuation becomes a space; a ZWNJ is kept, since it joins the parts of one word.
 */
export function comparable(text: string): string {
  return toLatinDigits(text.replace(joiners, zwnj).normalize('NFKD').toLowerCase())
    .replace(/[\p{M}\u0640\u0621]/gu, '')
    .replace(invisible, '')
    .replace(foreignLetters, (letter) => letters[letter] ?? letter)
    .replace(/\u0671/g, '\u0627')
    .replace(/[^\p{L}\p{N}\u200c]+/gu, ' ')
    .replace(looseJoiner, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The words of a text in their comparable form; a word with a ZWNJ stays one word that includes it. */
export function comparableWords(text: string): string[] {
  const form = comparable(text)
  return form === '' ? [] : form.split(' ')
}
