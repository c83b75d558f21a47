const tomanSeparator = '\u066c'
const easternDigits = /[\u06f0-\u06f9\u0660-\u0669]/g

/** Writes Latin and Arabic digits as Persian ones; everything else stays. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/[0-9\u0660-\u0669]/g, (digit) =>
    String.fromCharCode(0x06f0 + digitValue(digit)),
  )
}

/** Writes Persian and Arabic digits as Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(easternDigits, (digit) => String(digitValue(digit)))
}

/** `1234500` → «۱٬۲۳۴٬۵۰۰»: an integer in Persian digits, grouped by U+066C as fa-IR does, without a unit. */
export function formatToman(amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount)))
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, tomanSeparator)
  return toPersianDigits(amount < 0 ? `\u2212${grouped}` : grouped)
}

/**
 * Reads an amount that a person typed: any script's digits, any grouping (`۱٬۲۰۰٬۰۰۰`, `1,200,000`, `1 200 000`).
 * Answers null where anything but digits and separators is left, or nothing.
 */
export function parseToman(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[\u066c\u060c,.\s\u200c\u00a0]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

function digitValue(digit: string): number {
  return digit.charCodeAt(0) & 0xf
}
