import { noBreakSpace } from '#domain/units.ts'

/** Units and nouns that stay on the same line as the number before them. */
const units =
  'گیگابایت|ترابایت|مگاپیکسل|مگاپیکسلی|میلی‌آمپر|میلی‌آمپرساعت|میلی‌آمپرساعتی|وات|واتی|هرتز|هرتزی|اینچ|اینچی|میلی‌متر|میلی‌متری|متر|متری|گرم|گرمی|کیلوگرم|نیت|ماهه|ماه|روز|روزه|ساعت|ساعته|دقیقه|درصد|درصدی|سال|ساله|میلیون|تومان|برابر|هسته‌ای|هسته|نانومتری|لنز|دسی‌بل|پورت'

/** Product lines and words that stay with their number: آیفون ۱۷، رم ۱۲. */
const lines =
  'آیفون|آیپد|ایرپادز|رم|نوت|پرو|واچ|بادز|ردمی|شیائومی|پیکسل|آنر|اندروید|نسل|فولد|فلیپ|اولترا|باند|نوکیا|سری|پد|بلوتوث'

const numberThenUnit = new RegExp(`([۰-۹]) (?=(?:${units})(?![\\p{L}\\u200c]))`, 'gu')
const lineThenNumber = new RegExp(`(?<![\\p{L}\\u200c])(${lines}) (?=[۰-۹])`, 'gu')

/** Puts U+00A0 between a number and its noun, so that a line never breaks between them. */
export function bound(text: string): string {
  return text
    .replace(numberThenUnit, `$1${noBreakSpace}`)
    .replace(lineThenNumber, `$1${noBreakSpace}`)
}

/** `256` → `256GB`, `1024` → `1TB`. */
export function storageLatin(gigabytes: number): string {
  return gigabytes >= 1024 ? `${gigabytes / 1024}TB` : `${gigabytes}GB`
}
