import { storageText } from '#domain/units.ts'

/** A phone that the demo shop buys; `base` is the price in tomans of one in perfect condition. */
export type SeedUsedPhone = {
  title: string
  /** A model of the picture generator and one of its colors. */
  picture: { model: string; color: string }
  base: number
  properties: SeedUsedProperty[]
}

/** Each option with the whole percent that it takes off the base price. */
export type SeedUsedProperty = { name: string; options: [title: string, percentage: number][] }

const battery: SeedUsedProperty = {
  name: 'سلامت باتری',
  options: [
    ['بالای ۹۰ درصد', 0],
    ['۸۵ تا ۹۰ درصد', 3],
    ['۸۰ تا ۸۵ درصد', 6],
    ['زیر ۸۰ درصد یا تعویض‌شده', 11],
  ],
}
const screen: SeedUsedProperty = {
  name: 'وضعیت صفحه‌نمایش',
  options: [
    ['سالم و بدون خط', 0],
    ['خط‌های ریز', 4],
    ['خط عمیق یا سایه', 12],
    ['شکسته یا تعویض‌شده', 25],
  ],
}
const body: SeedUsedProperty = {
  name: 'وضعیت بدنه',
  options: [
    ['در حد نو', 0],
    ['خط و خش جزئی', 3],
    ['ضربه یا فرورفتگی', 8],
    ['شکستگی قاب پشت', 15],
  ],
}
const repair: SeedUsedProperty = {
  name: 'سابقهٔ تعمیر',
  options: [
    ['بدون تعمیر', 0],
    ['تعویض قطعه با قطعهٔ اصلی', 7],
    ['تعمیر برد یا آب‌خوردگی', 30],
  ],
}
const box: SeedUsedProperty = {
  name: 'جعبه و لوازم',
  options: [
    ['جعبه و لوازم کامل', 0],
    ['فقط جعبه', 2],
    ['بدون جعبه', 4],
  ],
}

const iphone = [battery, screen, body, repair, box]
const android = [screen, body, repair, box]
const entry = [screen, body, box]

type Row = [name: string, gigabytes: number, model: string, color: string, millions: number]

const iphones: Row[] = [
  ['آیفون ۱۶ پرو مکس', 256, 'iphone-16-pro-max', 'desert-titanium', 132],
  ['آیفون ۱۶ پرو', 128, 'iphone-16-pro', 'natural-titanium', 108],
  ['آیفون ۱۶', 128, 'iphone-16', 'ultramarine', 78],
  ['آیفون ۱۵ پرو مکس', 256, 'iphone-15-pro-max', 'blue-titanium', 98],
  ['آیفون ۱۵', 128, 'iphone-15', 'pink', 62],
  ['آیفون ۱۴', 128, 'iphone-14', 'blue', 48],
  ['آیفون ۱۳ پرو', 128, 'iphone-13-pro', 'sierra-blue', 52],
  ['آیفون ۱۳', 128, 'iphone-13', 'midnight', 40],
  ['آیفون ۱۲', 64, 'iphone-12', 'white', 27],
  ['آیفون ۱۱', 64, 'iphone-11', 'purple', 19],
]
const galaxies: Row[] = [
  ['گلکسی S25 Ultra', 256, 'galaxy-s25-ultra', 'titanium-silverblue', 96],
  ['گلکسی S25', 128, 'galaxy-s25', 'icy-blue', 58],
  ['گلکسی S24 Ultra', 256, 'galaxy-s24-ultra', 'titanium-gray', 72],
]
const others: Row[] = [
  ['گلکسی A56', 128, 'galaxy-a56', 'graphite', 24],
  ['گلکسی A16', 128, 'galaxy-a16', 'blue-black', 9],
]
const xiaomis: Row[] = [['۱۵', 256, 'xiaomi-15', 'green', 44]]

export const demoUsedPhones: SeedUsedPhone[] = [
  ...iphones.map(phoneOf('اپل', iphone)),
  ...galaxies.map(phoneOf('سامسونگ', android)),
  ...others.map(phoneOf('سامسونگ', entry)),
  ...xiaomis.map(phoneOf('شیائومی', android)),
]

function phoneOf(brand: string, properties: SeedUsedProperty[]) {
  return ([name, gigabytes, model, color, millions]: Row): SeedUsedPhone => ({
    title: `${brand} ${name}، ${storageText(gigabytes)}`,
    picture: { model, color },
    base: millions * 1_000_000,
    properties,
  })
}
