import { live as words } from '#studio/words/live.ts'
import { digits, number } from '#studio/words/digits.ts'
import { language } from '#studio/words/language.ts'

/** A short text for the time between events: ۳۵۰ م‌ث, and ۳۶٫۹ ث from a second on. */
export function span(milliseconds: number): string {
  if (milliseconds < 1000) return words.milliseconds(number(milliseconds))
  const seconds = digits((milliseconds / 1000).toFixed(1))
  return words.seconds(language() === 'fa' ? seconds.replace('.', '٫') : seconds)
}
