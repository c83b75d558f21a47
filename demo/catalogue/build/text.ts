const NBSP = '\u00a0'

/** Units and nouns that stay on the line of the number before them. */
const UNITS =
  'گیگابایت|ترابایت|مگاپیکسل|مگاپیکسلی|میلی‌آمپر|میلی‌آمپرساعت|میلی‌آمپرساعتی|وات|واتی|هرتز|هرتزی|اینچ|اینچی|میلی‌متر|میلی‌متری|متر|متری|گرم|گرمی|کیلوگرم|نیت|ماهه|ماه|روز|روزه|ساعت|ساعته|دقیقه|درصد|درصدی|سال|ساله|میلیون|تومان|برابر|هسته‌ای|هسته|نانومتری|لنز|دسی‌بل|پورت'

/** Product lines and words whose number belongs to them: آیفون ۱۷، رم ۱۲. */
const LINES =
  'آیفون|آیپد|ایرپادز|رم|نوت|پرو|واچ|بادز|ردمی|شیائومی|پیکسل|آنر|اندروید|نسل|فولد|فلیپ|اولترا|باند|نوکیا|سری|پد|بلوتوث'

const NUMBER_THEN_UNIT = new RegExp(`([۰-۹]) (?=(?:${UNITS})(?![\\p{L}\\u200c]))`, 'gu')
const LINE_THEN_NUMBER = new RegExp(`(?<![\\p{L}\\u200c])(${LINES}) (?=[۰-۹])`, 'gu')

const number = new Intl.NumberFormat('fa-IR', { useGrouping: false, maximumFractionDigits: 2 })

/** `6.9` → «۶٫۹», without grouping. */
export function persian(value: number): string {
  return number.format(value)
}

/** Puts U+00A0 between a number and its noun, so that a line never breaks between them. */
export function bound(text: string): string {
  return text.replace(NUMBER_THEN_UNIT, `$1${NBSP}`).replace(LINE_THEN_NUMBER, `$1${NBSP}`)
}

/** `256` → «۲۵۶ گیگابایت», `1024` → «۱ ترابایت». */
export function storageText(gigabytes: number): string {
  return gigabytes >= 1024
    ? `${persian(gigabytes / 1024)}${NBSP}ترابایت`
    : `${persian(gigabytes)}${NBSP}گیگابایت`
}

/** `256` → `256GB`, `1024` → `1TB`. */
export function storageLatin(gigabytes: number): string {
  return gigabytes >= 1024 ? `${gigabytes / 1024}TB` : `${gigabytes}GB`
}

/** `amount(120, 'هرتز')` → «۱۲۰ هرتز». */
export function amount(value: number, noun: string): string {
  return `${persian(value)}${NBSP}${noun}`
}
