import { shop } from '../../../shop.config.ts'
import type { SeedBranch } from '#server/seed/types.ts'

const TIPS = [
  'کارت ملی یا گواهی‌نامهٔ تحویل‌گیرنده همراه باشد؛ کالا فقط به نام ثبت‌شده در سفارش تحویل می‌شود.',
  'پلمپ جعبه را پیش از خروج، کنار کارشناس شعبه بررسی کنید.',
  'رجیستری و فعال‌سازی گارانتی در همان شعبه و بدون هزینه انجام می‌شود.',
]

/** Where an order can be picked up. */
export const BRANCHES: SeedBranch[] = [
  {
    key: 'east',
    name: 'شعبهٔ شرق تهران',
    address: shop.branch.address,
    hours: shop.branch.hours,
    latitude: 35.7117,
    longitude: 51.4697,
    maps: maps(35.7117, 51.4697),
    tips: [...TIPS, 'پارکینگ طبقاتی کنار پاساژ تا یک ساعت برای مشتریان رایگان است.'],
  },
  {
    key: 'west',
    name: 'شعبهٔ غرب تهران',
    address: 'تهران، فلکهٔ دوم صادقیه، ابتدای بلوار فردوس، مجتمع گلدیس، طبقهٔ دوم، واحد ۲۱۴',
    hours: 'شنبه تا پنجشنبه ۱۱ تا ۲۰',
    latitude: 35.7219,
    longitude: 51.3347,
    maps: maps(35.7219, 51.3347),
    tips: [...TIPS, 'ایستگاه متروی صادقیه تا شعبه حدود پانزده دقیقه پیاده راه است.'],
  },
]

function maps(latitude: number, longitude: number) {
  const place = `${latitude},${longitude}`
  return [
    {
      label: 'مسیریابی با گوگل',
      link: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
    },
    {
      label: 'دیدن روی نقشه',
      link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ]
}
