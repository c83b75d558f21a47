import { isBlank } from '#domain/persian.ts'
import { trackingCodeOf } from '#domain/tracking-code.ts'
import { refusedField } from '#server/platform/fields.ts'

/** The code of a transfer that staff made; without it nobody finds the transfer again. Throws `validation_failed`. */
export function bankCodeIn(typed = ''): string {
  const code = trackingCodeOf(typed)
  if (code === null)
    throw refusedField('bank_tracking_code', isBlank(typed) ? 'required' : 'pattern')
  return code
}
