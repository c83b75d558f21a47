import { live as words } from '#studio/words/live.ts'
import { digits, number } from '#studio/words/digits.ts'

/** A short text for the time between events: ۳۵۰ م‌ث, and ۳۶٫۹ ث from a second on. */
export function span(milliseconds: number): string {
  return milliseconds < 1000
    ? words.milliseconds(number(milliseconds))
    : words.seconds(digits((milliseconds / 1000).toFixed(1)))
}
