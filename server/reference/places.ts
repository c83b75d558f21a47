import { Iran } from 'provinces-and-cities'
import { largeCities } from './large-cities.ts'
import type { ReferenceCity, ReferenceProvince } from './types.ts'

/** Names that are wrong in the source, joined or with a stray remark. */
const corrections = new Map([
  ['چهار محال بختیاری', 'چهارمحال و بختیاری'],
  ['آران وبیدگل', 'آران و بیدگل'],
  ['خداجو(خراجو)', 'خداجو'],
  ['هشتپر (تالش)', 'تالش'],
  ['کارزین (فتح آباد)', 'کارزین'],
  ['ضیاڈآباد', 'ضیاءآباد'],
  ['احمدابادصولت', 'احمدآباد صولت'],
  ['احمد آباد مستوفی', 'احمدآباد مستوفی'],
  ['اسلام آبادغرب', 'اسلام‌آباد غرب'],
  ['بویین زهرا', 'بوئین‌زهرا'],
  ['بویین ومیاندشت', 'بوئین و میاندشت'],
  ['بویین سفلی', 'بوئین سفلی'],
  ['رباطکریم', 'رباط‌کریم'],
  ['شهرجدیدهشتگرد', 'شهر جدید هشتگرد'],
  ['کلیشادوسودرجان', 'کلیشاد و سودرجان'],
  ['گزبرخوار', 'گز برخوار'],
  ['محمودآبادنمونه', 'محمودآباد نمونه'],
  ['کتالم وسادات شهر', 'کتالم و سادات‌شهر'],
  ['حصارگرمخان', 'حصار گرمخان'],
  ['مبارک آباددیز', 'مبارک‌آباد دیز'],
  ['قایم شهر', 'قائم‌شهر'],
  ['قایمیه', 'قائمیه'],
  ['قاین', 'قائن'],
  ['صایین قلعه', 'صائین‌قلعه'],
  ['بفروییه', 'بفروئیه'],
  ['ارزوییه', 'ارزوئیه'],
  ['کشکوییه', 'کشکوئیه'],
  ['صفاییه', 'صفائیه'],
  ['کوراییم', 'کورائیم'],
  ['قلعه رییسی', 'قلعه رئیسی'],
  ['لپویی', 'لپوئی'],
  ['مامونیه', 'مأمونیه'],
  ['مومن آباد', 'مؤمن‌آباد'],
  ['کوت عبداله', 'کوت عبدالله'],
  ['نایین', 'نائین'],
  ['چاه بهار', 'چابهار'],
  ['فخراباد', 'فخرآباد'],
  ['شهراباد', 'شهرآباد'],
  ['قادراباد', 'قادرآباد'],
  ['تازه کندانگوت', 'تازه‌کند انگوت'],
  ['تازه کند', 'تازه‌کند'],
  ['کره ای', 'کره‌ای'],
  ['مراوه', 'مراوه‌تپه'],
  ['گنبدکاووس', 'گنبد کاووس'],
  ['نی ریز', 'نی‌ریز'],
  ['خومه زار', 'خومه‌زار'],
  ['عجب شیر', 'عجب‌شیر'],
  ['قره آغاج', 'قره‌آغاج'],
  ['قره بلاغ', 'قره‌بلاغ'],
  ['ماه نشان', 'ماه‌نشان'],
  ['نیک پی', 'نیک‌پی'],
  ['آب بر', 'آب‌بر'],
  ['آب پخش', 'آب‌پخش'],
  ['گله دار', 'گله‌دار'],
  ['سی سخت', 'سی‌سخت'],
  ['آق قلا', 'آق‌قلا'],
  ['سیه چشمه', 'سیه‌چشمه'],
  ['چم گلک', 'چم‌گلک'],
  ['میان راهان', 'میان‌راهان'],
  ['گیلانغرب', 'گیلان‌غرب'],
  ['قصرشیرین', 'قصر شیرین'],
  ['لاله زار', 'لاله‌زار'],
  ['پره سر', 'پره‌سر'],
  ['بره سر', 'بره‌سر'],
  ['خان ببین', 'خان‌ببین'],
  ['جنت مکان', 'جنت‌مکان'],
  ['خانه زنیان', 'خانه‌زنیان'],
  ['شهرصدرا', 'صدرا'],
])

/** Suffixes that a ZWNJ joins to a preceding single word. */
const joinedEnd = /^([^ ]+) (آباد|اباد|شهر|دژ|دشت|رود|تپه|سرا|قلعه)$/

/** Letters that never join to the next, so a ZWNJ after them is redundant. */
const needlessZwnj = /(?<=[اآدذرزژو])\u200c/g

/** The 31 provinces; ids are their positions in the source. */
export const referenceProvinces: ReferenceProvince[] = Iran.all.map(({ name }, index) => ({
  id: index + 1,
  name: placeName(name),
}))

/** Their cities; ids are their positions in the source. */
export const referenceCities: ReferenceCity[] = Iran.all
  .flatMap(({ cities }, index) =>
    [...new Set(cities.map(placeName))].map((name) => ({ provinceId: index + 1, name })),
  )
  .map((city, index) => ({ id: index + 1, ...city, rank: rankOf(city) }))

function rankOf({ provinceId, name }: { provinceId: number; name: string }): number | null {
  const province = referenceProvinces[provinceId - 1]
  const index = largeCities[province?.name ?? '']?.indexOf(name) ?? -1
  return index < 0 ? null : index + 1
}

/** A name of the source in Persian letters, with ZWNJs where they belong. */
function placeName(raw: string): string {
  const name = raw.replaceAll('ي', 'ی').replaceAll('ك', 'ک').replaceAll(/\s+/g, ' ').trim()
  return corrections.get(name) ?? joined(name)
}

function joined(name: string): string {
  return name
    .replace(/^بندر(?!عباس|ی)(?=[^ ]{3})/, 'بندر ')
    .replace(
      joinedEnd,
      (_, first: string, last: string) => `${first}\u200c${last.replace(/^ا/, 'آ')}`,
    )
    .replaceAll(needlessZwnj, '')
}
