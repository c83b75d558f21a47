import { toPersianDigits } from '#domain/digits.ts'

/** A bank's tracking code: one with Latin letters stays as the bank wrote it. */
export const bankCode = (code: string): string =>
  /[a-z]/i.test(code) ? `\u2068${code}\u2069` : toPersianDigits(code)
