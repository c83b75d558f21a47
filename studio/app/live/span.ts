import { live as words } from '#studio/words/live.ts'
import { number } from '#studio/shop/texts.ts'

/** A short text for the time between events: ۳۵۰ م‌ث, and ۳۶٫۹ ث from a second on. */
export function span(milliseconds: number): string {
  return milliseconds < 1000
    ? words.milliseconds(number(milliseconds))
    : words.seconds(tenths.format(milliseconds / 1000))
}

const tenths = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })
