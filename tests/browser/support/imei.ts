import { randomInt } from 'node:crypto'
import { isImei } from '#domain/imei.ts'

/** A valid device number that no other test has. */
export function freshImei(): string {
  const start = String(randomInt(1e14)).padStart(14, '0')
  const imeis = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`)
  return imeis.find(isImei) ?? start
}
