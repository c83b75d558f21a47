import {
  number as persianNumber,
  toPersianDigits,
  twoDigits as persianTwoDigits,
} from '#studio/shop/texts.ts'
import { language } from './language.ts'

/** A whole number with separators, in the digits of the chosen language. */
export const number = (value: number): string =>
  language() === 'fa' ? persianNumber(value) : value.toLocaleString('en-US')

/** A number as it is, in the digits of the chosen language. */
export const digits = (value: number | string): string =>
  language() === 'fa' ? toPersianDigits(value) : String(value)

export const twoDigits = (value: number): string =>
  language() === 'fa' ? persianTwoDigits(value) : String(value).padStart(2, '0')

/** Between the parts of a list. */
export const separator = (): string => (language() === 'fa' ? '، ' : ', ')
