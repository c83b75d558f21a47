import { toPersianDigits } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { isPersonName } from '#domain/profile.ts'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { fields } from '#i18n/fa/fields.ts'

/** The message for a typed value; true if it is valid. */
type Rule = (typed: string) => string | true

/** A text that is required and has a maximum length. */
export const textRule =
  (maximum: number): Rule =>
  (typed) => {
    if (isBlank(typed)) return fields.required
    return typed.trim().length <= maximum || fields.tooLong(toPersianDigits(maximum))
  }

/** A required name of a person, of at most so many characters. */
export const nameRule =
  (maximum: number): Rule =>
  (typed) => {
    const fault = textRule(maximum)(typed)
    return fault === true ? isPersonName(typed) || fields.lettersOnly : fault
  }

/** A required phone number of eleven digits, of any script. */
export const phoneRule: Rule = (typed) => {
  const mobile = normalizedMobile(typed)
  if (mobile === '') return fields.required
  if (!/^\d+$/.test(mobile)) return fields.digitsOnly
  return isMobileNumber(mobile) || fields.phoneLength
}
