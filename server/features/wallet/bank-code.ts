import { toLatinDigits } from '#domain/digits.ts'
import { refusedField } from '#server/platform/fields.ts'

/** The code of a transfer that staff made, in Latin digits; without it nobody finds the transfer again. Throws `validation_failed`. */
export function bankCodeIn(typed: string | undefined): string {
  const code = toLatinDigits(typed ?? '')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  if (code === '') throw refusedField('bank_tracking_code', 'required')
  return code
}
