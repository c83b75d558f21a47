import { cleanImei, isImei } from '#domain/imei.ts'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { fields } from '#i18n/fa/fields.ts'

const words = deviceRegistry.imei

/** The message for a typed device number (REG-29 to REG-31); true if it is valid. */
export function imeiRule(typed: string): string | true {
  const imei = cleanImei(typed)
  if (imei === '') return fields.required
  if (!/^\d+$/.test(imei)) return fields.digitsOnly
  if (!/^\d{15}$/.test(imei)) return words.length
  return isImei(imei) || words.mistyped
}

/** The same for the second number, which may be empty. @param first as it was typed */
export function secondImeiRule(typed: string, first: string): string | true {
  if (cleanImei(typed) === '') return true
  return cleanImei(typed) === cleanImei(first) ? words.same : imeiRule(typed)
}
