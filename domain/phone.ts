import { toLatinDigits } from './digits.ts'

/** Digits of a phone number; no prefix is required. */
export const phoneLength = 11

/** A typed phone number with Latin digits and without spaces or dashes between the groups. */
export function cleanPhone(typed: string): string {
  return toLatinDigits(typed).replace(/[\s\u200c-]/g, '')
}
