import { toPersianDigits } from '#domain/digits.ts'
import {
  maximumLengthOf,
  profileFault,
  typedValue,
  wirePath,
  type FieldFault,
  type ProfileField,
} from '#domain/profile.ts'
import { fields } from '#i18n/fa/fields.ts'
import { profile } from '#i18n/fa/profile.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { today } from '#src/lib/clock.ts'

const words = profile.faults

/** Validates a field for react-hook-form: true, or the message to show. */
export const checkOf = (field: ProfileField) => (typed: string) => {
  const fault = profileFault(field, typedValue(field, typed), today())
  return fault === null || faultText(field, fault)
}

/** The rule of a field for react-hook-form. */
export const ruleOf = (field: ProfileField) => ({ validate: checkOf(field) })

/** The message for a field that the server rejected, worded as in the form; undefined if it accepted the field. */
export function refusedText(failure: Failure | null, field: ProfileField): string | undefined {
  const refused = failure?.fields.find((one) => one.field === wirePath(field))
  if (refused === undefined) return undefined
  return isFault(refused.rule) ? faultText(field, refused.rule) : words.other
}

function faultText(field: ProfileField, fault: FieldFault): string {
  if (fault === 'tooLong') return fields.tooLong(toPersianDigits(maximumLengthOf(field)))
  return own[field]?.[fault] ?? common[fault]
}

const isFault = (rule: string): rule is FieldFault =>
  rule === 'tooLong' || Object.hasOwn(common, rule)

const common: Record<Exclude<FieldFault, 'tooLong'>, string> = {
  required: words.required,
  digits: words.digits,
  letters: words.letters,
  length: words.other,
  checksum: words.other,
  format: words.other,
  range: words.other,
}

const own: Partial<Record<ProfileField, Partial<Record<FieldFault, string>>>> = {
  national_code: { length: words.nationalCodeLength, checksum: words.nationalCode },
  fida_code: { length: words.fidaLength },
  card_number: { length: words.cardLength, checksum: words.card },
  iban: { length: words.ibanLength, checksum: words.iban },
  email: { format: words.email },
  birthdate: { format: words.birthdateFormat, range: words.birthdateRange },
  legal_national_code: { length: words.companyIdLength, checksum: words.companyId },
  legal_landline_number: { length: words.landlineLength },
  legal_postal_code: { length: words.postalCodeLength },
}
