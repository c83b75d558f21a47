import { isCardNumber } from './card.ts'
import { isCompanyId } from './company-id.ts'
import { toLatinDigits, withoutSeparators } from './digits.ts'
import { isSheba } from './iban.ts'
import { isNationalCode } from './national-code.ts'
import { isBlank, plainText, tidyPersian } from './persian.ts'

/** The fields of the profile that have a rule of their own, as on the wire; those of a company begin with `legal_`. */
export type ProfileField =
  | 'first_name'
  | 'last_name'
  | 'national_code'
  | 'fida_code'
  | 'birthdate'
  | 'email'
  | 'card_number'
  | 'iban'
  | 'job'
  | `legal_${LegalField}`

export type LegalField =
  | 'organization_name'
  | 'economic_code'
  | 'national_code'
  | 'registration_code'
  | 'province_name'
  | 'city_name'
  | 'landline_number'
  | 'postal_code'
  | 'postal_address'

export type FieldFault =
  'required' | 'digits' | 'letters' | 'length' | 'checksum' | 'format' | 'tooLong' | 'range'

/** Shorter input is likely a typo and would replace a valid national code. */
export const shortestFidaCode = 6

/** The first date of birth that is accepted. */
export const earliestBirthdate = '1900-01-01'

/** Minimum age of a customer. */
const youngestYears = 10

/** The last date of birth that is accepted. @param today ISO date */
export function latestBirthdate(today: string): string {
  const date = new Date(today)
  const day = date.getUTCDate()
  date.setUTCFullYear(date.getUTCFullYear() - youngestYears)
  // The 29th of February of a year that has none became the 1st of March, ten years before tomorrow.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}

/** The most characters that a field takes. */
export const maximumLengthOf = (field: ProfileField): number => rules[field].maximum

/**
 * What is wrong with a value; null if nothing is. Digits of any script are taken where digits are wanted.
 * @param today ISO date
 */
export function profileFault(field: ProfileField, value: string, today: string): FieldFault | null {
  const { optional = false, maximum, digits = false, check } = rules[field]
  const text = digits ? toLatinDigits(value).trim() : plainText(value).trim()
  if (isBlank(text)) return optional ? null : 'required'
  if (digits && !/^[0-9]+$/.test(text)) return 'digits'
  const fault = check?.(text, today) ?? null
  return fault ?? (text.length > maximum ? 'tooLong' : null)
}

/**
 * The input for a field, as the server takes it: a number without the spaces and hyphens with which cards and banks
 * print it. An IBAN has only digits (PROF-50), so an IR that is typed is left for the check to refuse.
 */
export function typedValue(field: ProfileField, typed: string): string {
  if (!isNumber(field)) return typed.trim()
  return withoutSeparators(typed)
}

type Identity = Record<'first_name' | 'last_name' | 'national_code' | 'fida_code', string | null>

/** What a profile lacks of the name and the code of its owner; a fida code serves as well as a national code. */
export function missingFields(profile: Identity): Exclude<keyof Identity, 'fida_code'>[] {
  const { first_name, last_name, national_code, fida_code } = profile
  const known = { first_name, last_name, national_code: national_code || fida_code }
  return (['first_name', 'last_name', 'national_code'] as const).filter((field) => !known[field])
}

/** Whether a field may be left empty. */
export const isOptional = (field: ProfileField): boolean => rules[field].optional === true

/** The path of a field in the body of a request, and in what the server says of it. */
export const wirePath = (field: ProfileField): string => field.replace(/^legal_/, 'legal_info.')

/** Whether a field takes only digits. */
export const isNumber = (field: ProfileField): boolean => rules[field].digits === true

type Rule = {
  optional?: boolean
  /** The most characters. */
  maximum: number
  /** Only digits are taken. */
  digits?: boolean
  check?: (text: string, today: string) => FieldFault | null
}

const exactly =
  (length: number, isValid?: (text: string) => boolean) =>
  (text: string): FieldFault | null => {
    if (text.length !== length) return 'length'
    return isValid === undefined || isValid(text) ? null : 'checksum'
  }

/**
 * Whether a text can be the name of a person: at least one letter of any alphabet, otherwise only letters, spaces,
 * half-spaces, dots, apostrophes and hyphens.
 */
export function isPersonName(text: string): boolean {
  const name = tidyPersian(text)
  return /\p{L}/u.test(name) && /^[\p{L}\p{M}\u200c .'’-]+$/u.test(name)
}

const letters = (text: string): FieldFault | null => (isPersonName(text) ? null : 'letters')

const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

/** A number without the code of its city. */
const shortestLandline = 8

const rules: Record<ProfileField, Rule> = {
  first_name: { maximum: 60, check: letters },
  last_name: { maximum: 60, check: letters },
  national_code: { maximum: 10, digits: true, check: exactly(10, isNationalCode) },
  fida_code: {
    maximum: 16,
    digits: true,
    check: (text) => (text.length < shortestFidaCode ? 'length' : null),
  },
  birthdate: {
    maximum: 10,
    check: (text, today) => {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'format'
      return text >= earliestBirthdate && text <= latestBirthdate(today) ? null : 'range'
    },
  },
  email: { maximum: 120, check: (text) => (emailPattern.test(text) ? null : 'format') },
  card_number: { maximum: 16, digits: true, check: exactly(16, isCardNumber) },
  iban: { maximum: 24, digits: true, check: exactly(24, isSheba) },
  job: { maximum: 80 },
  legal_organization_name: { maximum: 120 },
  legal_economic_code: { optional: true, maximum: 20, digits: true },
  legal_national_code: { maximum: 11, digits: true, check: exactly(11, isCompanyId) },
  legal_registration_code: { optional: true, maximum: 20, digits: true },
  legal_province_name: { optional: true, maximum: 60 },
  legal_city_name: { optional: true, maximum: 60 },
  legal_landline_number: {
    maximum: 15,
    digits: true,
    check: (text) => (text.length < shortestLandline ? 'length' : null),
  },
  legal_postal_code: { optional: true, maximum: 10, digits: true, check: exactly(10) },
  legal_postal_address: { maximum: 320 },
}
