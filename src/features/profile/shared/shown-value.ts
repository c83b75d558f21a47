import { toPersianDigits } from '#domain/digits.ts'
import { isNumber, type ProfileField } from '#domain/profile.ts'
import { cardNumber, sheba } from '#src/lib/format.ts'

/** Initial value of a profile field: numbers in Persian digits, those of cards and accounts in groups of four. */
export function shownValue(field: ProfileField, value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (field === 'card_number') return cardNumber(value)
  if (field === 'iban') return sheba(value).replace(/^IR/, '')
  return isNumber(field) ? toPersianDigits(value) : value
}
