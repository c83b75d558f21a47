import { toLatinDigits } from './digits.ts'

/**
 * The rules of a new password (PROF-57 to PROF-65): no spaces or half-spaces, English characters only, one of
 * `^*&%$#@!`, a digit, an upper-case and a lower-case letter, at least 8 characters.
 */
export const passwordRules = [
  'required',
  'spaces',
  'english',
  'symbol',
  'digit',
  'letters',
  'length',
] as const
export type PasswordRule = (typeof passwordRules)[number]

/** The rules that a password breaks, in the order of the specification. An empty one breaks only `required`. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  if (password === '') return ['required']
  return passwordRules.filter((rule) => !keeps[rule](password))
}

const keeps: Record<PasswordRule, (password: string) => boolean> = {
  required: () => true,
  spaces: (password) => !/[\s\u200B-\u200F\u2060\uFEFF]/.test(password),
  english: (password) => /^[\u0021-\u007E\s\u200B-\u200F\u2060\uFEFF]*$/.test(password),
  symbol: (password) => /[\^*&%$#@!]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  letters: (password) => /[a-z]/.test(password) && /[A-Z]/.test(password),
  length: (password) => password.length >= 8,
}

/** Whether the input has non-English characters, e.g. from a Persian keyboard; digits and spaces do not count. */
export const isOtherScript = (typed: string): boolean => !keeps.english(toLatinDigits(typed))

/**
 * How many of the four criteria of the strength meter a password meets (PROF-35): its length, a digit, a symbol, and
 * letters of both cases.
 */
export function passwordStrength(password: string): number {
  return strengthCriteria.filter((rule) => keeps[rule](password)).length
}

/** The strength by which a password is named: one that breaks a rule is never called as strong as can be. */
export function namedStrength(password: string): number {
  const most =
    brokenPasswordRules(password).length > 0 ? strengthCriteria.length - 1 : strengthCriteria.length
  return Math.min(passwordStrength(password), most)
}

const strengthCriteria = ['length', 'digit', 'symbol', 'letters'] as const
