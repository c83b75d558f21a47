import type { SeedProduct } from '#demo/seed/types.ts'
import { handset, type HandsetModel } from '#demo/catalogue/build/handset.ts'
import { persianNumber } from '#domain/units.ts'
import { bound } from '#demo/catalogue/build/text.ts'
import {
  iphone11,
  iphone12,
  iphone13,
  iphone13Pro,
  iphone14,
  iphone15,
  iphone15ProMax,
  iphone16,
  iphone16Pro,
} from './iphone-models.ts'

/** One used handset: a single piece with its health report. Prices are tomans. */
type UsedHandset = {
  model: HandsetModel
  storage: number
  color: string
  price: number
  newPrice?: number
  stock?: 0
  /** Battery health in percent, charge cycles if the device reports them. */
  health: number
  cycles?: number
  body: string
  screen: string
  repairs: string
  box: string
  story: string
  age: number
}

const clean = 'بدون تعمیر، همهٔ قطعه‌ها اصلی'
const fullBox = 'جعبه، کابل و برگهٔ خرید'

const handsets: UsedHandset[] = [
  {
    model: iphone16Pro,
    storage: 128,
    color: 'natural-titanium',
    price: 148_500_000,
    health: 96,
    cycles: 214,
    body: 'در حد نو، بدون خط',
    screen: 'سالم، با گلس از روز اول',
    repairs: clean,
    box: fullBox,
    story: 'یازده ماه با قاب و گلس استفاده شده و صاحبش آن را با ۱۷ پرو عوض کرده است.',
    age: 6,
  },
  {
    model: iphone16,
    storage: 128,
    color: 'ultramarine',
    price: 98_900_000,
    newPrice: 95_700_000,
    health: 94,
    cycles: 263,
    body: 'یک خط مویی روی لبهٔ پایین',
    screen: 'سالم و بدون خط',
    repairs: clean,
    box: fullBox,
    story: 'گوشی دوم یک مغازه‌دار بوده و بیشتر روی میز مانده است.',
    age: 11,
  },
  {
    model: iphone15ProMax,
    storage: 256,
    color: 'natural-titanium',
    price: 126_800_000,
    health: 89,
    cycles: 512,
    body: 'تمیز، کمی ساییدگی دور درگاه شارژ',
    screen: 'سالم، دو خط ریز که فقط در نور مستقیم دیده می‌شود',
    repairs: clean,
    box: 'جعبه، بدون کابل',
    story: 'دو سال کار کرده و همیشه قاب داشته است.',
    age: 4,
  },
  {
    model: iphone15ProMax,
    storage: 256,
    color: 'blue-titanium',
    price: 121_500_000,
    health: 100,
    cycles: 38,
    body: 'ساییدگی سطحی در دو گوشه',
    screen: 'سالم و بدون خط',
    repairs: 'تعویض باتری با قطعهٔ اصلی در نمایندگی',
    box: fullBox,
    story: 'باتری دو ماه پیش در نمایندگی عوض شده و برگهٔ تعویض همراه گوشی است.',
    age: 15,
  },
  {
    model: iphone15,
    storage: 128,
    color: 'pink',
    price: 79_400_000,
    health: 92,
    cycles: 331,
    body: 'در حد نو',
    screen: 'سالم، با گلس از روز اول',
    repairs: clean,
    box: fullBox,
    story: 'صاحب قبلی خانم دانشجویی بوده که آن را با مدل ۱۷ عوض کرده است.',
    age: 3,
  },
  {
    model: iphone15,
    storage: 256,
    color: 'black',
    price: 85_900_000,
    health: 87,
    cycles: 548,
    body: 'دو خط روی قاب، پشت سالم',
    screen: 'سالم، خط‌های مویی ریز',
    repairs: clean,
    box: 'بدون جعبه',
    story: 'حافظهٔ ۲۵۶ دارد و برای کسی که عکس و فیلم زیاد نگه می‌دارد به‌صرفه است.',
    age: 19,
  },
  {
    model: iphone14,
    storage: 128,
    color: 'midnight',
    price: 63_200_000,
    health: 88,
    body: 'تمیز، ساییدگی کم روی لبه‌ها',
    screen: 'سالم و بدون خط',
    repairs: clean,
    box: fullBox,
    story: 'سه سال با یک صاحب کار کرده و بازسازی نشده است.',
    age: 8,
  },
  {
    model: iphone14,
    storage: 128,
    color: 'purple',
    price: 60_800_000,
    newPrice: 58_900_000,
    health: 84,
    body: 'یک فرورفتگی ریز در گوشهٔ بالا',
    screen: 'سالم، با گلس تازه',
    repairs: clean,
    box: 'بدون جعبه',
    story: 'تنها عیب ظاهری همان گوشهٔ بالاست که با قاب دیده نمی‌شود.',
    age: 26,
  },
  {
    model: iphone13Pro,
    storage: 256,
    color: 'sierra-blue',
    price: 68_700_000,
    health: 86,
    body: 'خط‌های ریز روی قاب استیل',
    screen: 'سالم و بدون خط',
    repairs: clean,
    box: fullBox,
    story: 'خط‌های قاب استیل سطحی است و با پولیش می‌رود.',
    age: 9,
  },
  {
    model: iphone13Pro,
    storage: 128,
    color: 'graphite',
    price: 62_400_000,
    stock: 0,
    health: 82,
    body: 'متوسط، ساییدگی در چهار گوشه',
    screen: 'خط‌های مویی',
    repairs: clean,
    box: 'بدون جعبه',
    story: 'برای کسی که دوربین پرو را با کمترین هزینه می‌خواهد.',
    age: 33,
  },
  {
    model: iphone13,
    storage: 128,
    color: 'midnight',
    price: 52_400_000,
    health: 91,
    body: 'در حد نو',
    screen: 'سالم، با گلس از روز اول',
    repairs: clean,
    box: fullBox,
    story: 'کم‌کارکرده و با جعبهٔ هم‌شماره است.',
    age: 2,
  },
  {
    model: iphone13,
    storage: 128,
    color: 'starlight',
    price: 49_800_000,
    health: 85,
    body: 'تمیز، یک خط روی قاب',
    screen: 'سالم و بدون خط',
    repairs: clean,
    box: 'جعبه، بدون کابل',
    story: 'سه سال کار معمولی کرده و همهٔ حسگرها آزمایش شده‌اند.',
    age: 13,
  },
  {
    model: iphone13,
    storage: 256,
    color: 'blue',
    price: 53_900_000,
    newPrice: 51_900_000,
    health: 100,
    body: 'تمیز',
    screen: 'سالم',
    repairs: 'تعویض باتری با قطعهٔ باکیفیت غیراصلی',
    box: 'بدون جعبه',
    story: 'باتری تازه دارد؛ پیام «قطعهٔ ناشناخته» در تنظیمات دیده می‌شود و قیمت بر همین اساس است.',
    age: 21,
  },
  {
    model: iphone12,
    storage: 128,
    color: 'blue',
    price: 35_600_000,
    health: 83,
    body: 'ساییدگی معمول لبه‌ها',
    screen: 'خط‌های مویی ریز',
    repairs: clean,
    box: 'بدون جعبه',
    story: 'برای گوشی دوم یا دانش‌آموز گزینهٔ مناسبی است.',
    age: 17,
  },
  {
    model: iphone12,
    storage: 64,
    color: 'purple',
    price: 29_700_000,
    health: 100,
    body: 'تمیز، پشت بدون ترک',
    screen: 'سالم، با گلس تازه',
    repairs: 'تعویض باتری با قطعهٔ اصلی در نمایندگی',
    box: 'بدون جعبه',
    story: 'باتری نو دارد، ولی حافظهٔ ۶۴ گیگابایتی با عکس‌های زیاد زود پر می‌شود.',
    age: 29,
  },
  {
    model: iphone11,
    storage: 128,
    color: 'black',
    price: 22_900_000,
    health: 84,
    body: 'متوسط، خط روی قاب و پشت',
    screen: 'سالم',
    repairs: clean,
    box: 'بدون جعبه',
    story: 'عملکردش کامل و قیمتش به‌خاطر ظاهر پایین‌تر است.',
    age: 24,
  },
  {
    model: iphone11,
    storage: 64,
    color: 'white',
    price: 18_500_000,
    health: 80,
    body: 'متوسط، ساییدگی گوشه‌ها',
    screen: 'خط‌های مویی',
    repairs: 'تعویض صفحه‌نمایش با قطعهٔ باکیفیت غیراصلی',
    box: 'بدون جعبه',
    story: 'ارزان‌ترین آیفون فروشگاه؛ صفحه‌نمایش آن عوض شده و True Tone ندارد.',
    age: 37,
  },
]

/** Used iPhones, one piece each, with their health report in `used`. */
export const usedIphones: SeedProduct[] = handsets.map(usedHandset)

function usedHandset(used: UsedHandset): SeedProduct {
  const base = handset(
    {
      ...used.model,
      category: 'used-iphone',
      name: `${used.model.name} کارکرده`,
      warranty: 'ضمانت ۳۰ روزه سلامت دستگاه',
      introduction: [used.story, ...used.model.introduction],
    },
    {
      storage: used.storage,
      note: `سلامت باتری ${persianNumber(used.health)}٪`,
      noteLatin: `Used ${used.color.replaceAll('-', ' ')} ${used.health}`,
      price: used.price,
      newPrice: used.newPrice,
      colors: { [used.color]: used.stock ?? 1 },
      sold: used.stock === 0 ? 1 : 0,
      age: used.age,
    },
  )
  return {
    ...base,
    title: bound(
      `گوشی ${used.model.name} کارکرده، ${base.keyFeatures[0]?.value ?? ''}، سلامت باتری ${persianNumber(used.health)}٪`,
    ),
    secondTitle: `${used.model.english} Used`,
    facts: { ...base.facts, batteryHealth: used.health },
    used: report(used),
    aliases: [...base.aliases, ...base.aliases.map((alias) => `${alias} کارکرده`), 'دست دوم'],
  }
}

function report(used: UsedHandset): { title: string; value: string }[] {
  const rows: [string, string | undefined][] = [
    ['سلامت باتری', `${persianNumber(used.health)} درصد`],
    ['چرخهٔ شارژ', used.cycles === undefined ? undefined : `${persianNumber(used.cycles)} بار`],
    ['وضعیت بدنه', used.body],
    ['وضعیت صفحه‌نمایش', used.screen],
    ['تعمیرات', used.repairs],
    ['جعبه و لوازم', used.box],
    ['رجیستری', 'رجیسترشده؛ انتقال به نام شما پس از تحویل'],
    ['iCloud', 'بدون حساب متصل'],
    ['آزمون عملکرد', 'دوربین‌ها، حسگرها، آنتن و صدا آزمایش شده'],
  ]
  return rows.flatMap(([title, value]) => (value ? [{ title, value: bound(value) }] : []))
}
