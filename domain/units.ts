/** U+00A0: a line never breaks between a number and its unit. */
export const noBreakSpace = '\u00a0'

const quantity = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 })
const number = new Intl.NumberFormat('fa-IR', { useGrouping: false, maximumFractionDigits: 2 })

/** `6.9` → «۶٫۹», without grouping, as years and resolutions are written. */
export function persianNumber(value: number): string {
  return number.format(value)
}

/** «بیمهٔ سرقت ۱۲ ماهه» with its number and «ماهه» on one line. */
export function unbrokenMonths(name: string): string {
  return name.replaceAll(/([۰-۹]) (?=ماهه)/g, `$1${noBreakSpace}`)
}

/** `256` → «۲۵۶ گیگابایت», `1024` → «۱ ترابایت». */
export function storageText(gigabytes: number): string {
  return gigabytes >= 1024
    ? `${persianNumber(gigabytes / 1024)}${noBreakSpace}ترابایت`
    : `${persianNumber(gigabytes)}${noBreakSpace}گیگابایت`
}

/** `amount(5000, 'میلی‌آمپرساعت')` → «۵٬۰۰۰ میلی‌آمپرساعت», grouped as prices are. */
export function amount(value: number, noun: string): string {
  return `${quantity.format(value)}${noBreakSpace}${noun}`
}
