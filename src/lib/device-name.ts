import { deviceOf } from '#domain/device.ts'
import { profile } from '#i18n/fa/profile.ts'

const words = profile.sessions

/** Display name derived from the User-Agent. */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null) return words.unknown
  const { browser, system } = deviceOf(userAgent)
  if (browser === 'other' && system === 'other') return words.unknown
  return words.device(words.browsers[browser], words.systems[system])
}
