const decimalSeparator = '\u066b'
const tomanSeparator = '\u066c'
const easternDigits = /[\u06f0-\u06f9\u0660-\u0669]/g

/** Converts Latin and Arabic digits to Persian ones, and the point of a number to «٫»; everything else is kept. */
export function toPersianDigits(value: string | number): string {
  const text = typeof value === 'number' ? String(value).replace('.', decimalSeparator) : value
  return text.replace(/[0-9\u0660-\u0669]/g, (digit) =>
    String.fromCharCode(0x06f0 + digitValue(digit)),
  )
}

/**
 * A text that a person typed, with its numbers as the shop writes them: «6.1 اینچ» → «۶٫۱ اینچ». A number that belongs to
 * Latin letters («S25», «802.11 a/b») is kept.
 */
export const localizeDigits = (text: string): string =>
  text.replace(/(?<![\w.+/-]|[A-Za-z] )\d+(?:\.\d+)*(?![\w.]|[ ./+-]*[A-Za-z])/g, (number) =>
    toPersianDigits(
      number.split('.').length === 2 ? number.replace('.', decimalSeparator) : number,
    ),
  )

/** Converts Persian and Arabic digits to Latin ones; everything else is kept. */
export function toLatinDigits(text: string): string {
  return text.replace(easternDigits, (digit) => String(digitValue(digit)))
}

/** A typed or pasted code with Latin digits, without white space and invisible characters such as direction marks. */
export const withoutSpaces = (code: string): string =>
  toLatinDigits(code).replace(/[\s\p{Cf}]/gu, '')

/** A typed or pasted code with Latin digits, without all that groups its characters: spaces, dashes, invisible characters. */
export const withoutSeparators = (code: string): string =>
  withoutSpaces(code).replace(/\p{Pd}/gu, '')

/** `1234500` → «۱٬۲۳۴٬۵۰۰»: an integer in Persian digits, grouped by U+066C as fa-IR does, without a unit. */
export function formatToman(amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount)))
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, tomanSeparator)
  return toPersianDigits(amount < 0 ? `\u2212${grouped}` : grouped)
}

/**
 * Parses an amount that a person typed: digits of any script, any grouping (`۱٬۲۰۰٬۰۰۰`, `1,200,000`, `1 200 000`).
 * Returns null for an empty text or one with anything but digits and separators. Decimals and signs are rejected:
 * `1.5` is not read as 15.
 */
export function parseToman(text: string): number | null {
  const typed = ungrouped(text)
  return typed === '' || tomanFault(text) !== null ? null : Number(typed)
}

/** A whole number that a person typed, as `parseToman` reads it; null if empty, NaN if invalid. */
export const readWhole = (text: string): number | null =>
  ungrouped(text) === '' ? null : (parseToman(text) ?? Number.NaN)

export type WholeFault<Field extends string> = { field: Field; rule: 'whole' }

/** The fields whose text is not a whole number. */
export const wholeFaults = <Field extends string>(
  values: Record<string, unknown>,
  fields: readonly Field[],
): WholeFault<Field>[] =>
  fields.filter((field) => Number.isNaN(values[field])).map((field) => ({ field, rule: 'whole' }))

/** The longest amount that is read, in digits. */
export const maximumTomanDigits = 15

/**
 * Why a typed amount is invalid: it has characters other than digits, or too many digits. Null if it is valid or empty.
 */
export function tomanFault(text: string): 'digits' | 'length' | null {
  const typed = ungrouped(text)
  if (!/^\d*$/.test(typed)) return 'digits'
  return typed.length > maximumTomanDigits ? 'length' : null
}

/** A comma is a separator only before exactly three digits. */
const ungrouped = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\u066c\s\u200c\u200e\u200f]/g, '')
    .replace(/(?<=\d)[\u060c,](?=\d{3}(?!\d))/g, '')

function digitValue(digit: string): number {
  return digit.charCodeAt(0) & 0xf
}

/** The number as `tel:` takes it: «۰۲۱-۸۸۰۰۱۸۰۰» → `02188001800`. */
export const dialed = (tel: string): string => toLatinDigits(tel).replace(/[^\d+]/g, '')
