import { shop } from '#shop'

/** Degrees. */
type Place = { latitude: number; longitude: number }

export type Branch = {
  name: string
  address: string | null
  hours: string | null
  /** Two maps, each with its label. */
  maps: readonly { label: string; href: string }[]
  tips: readonly string[]
}

/** Where an order can be picked up, by the branch that a shipping method names. */
export const branches: Record<'east' | 'west', Branch> = {
  east: {
    name: 'شعبهٔ شرق تهران',
    // Those of the shop itself, which are published.
    address: null,
    hours: null,
    maps: mapsOf(shop.branch.position),
    tips: [...tips(), 'پارکینگ طبقاتی کنار پاساژ تا یک ساعت برای مشتریان رایگان است.'],
  },
  west: {
    name: 'شعبهٔ غرب تهران',
    address: 'تهران، فلکهٔ دوم صادقیه، ابتدای بلوار فردوس، مجتمع گلدیس، طبقهٔ دوم، واحد ۲۱۴',
    hours: 'شنبه تا پنجشنبه ۱۱ تا ۲۰',
    maps: mapsOf({ latitude: 35.7219, longitude: 51.3347 }),
    tips: [...tips(), 'ایستگاه متروی صادقیه تا شعبه حدود پانزده دقیقه پیاده راه است.'],
  },
}

/** Below the hours of a branch: the hours of the promise are not the only ones to come. */
export const whenReady =
  'پس از دریافت پیامک آماده شدن سفارش، می‌توانید در همین ساعت‌ها مراجعه کنید.'

function tips(): string[] {
  return [
    'کارت ملی یا گواهی‌نامهٔ تحویل‌گیرنده همراه باشد؛ کالا فقط به نام ثبت‌شده در سفارش تحویل می‌شود.',
    'پلمپ جعبه را پیش از خروج، کنار کارشناس شعبه بررسی کنید.',
    'اگر بخواهید، کارشناس شعبه در فعال کردن گارانتی و ثبت گوشی به نام خودتان رایگان کمک می‌کند.',
  ]
}

function mapsOf({ latitude, longitude }: Place): Branch['maps'] {
  return [
    {
      label: 'مسیریابی با گوگل',
      href: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    },
    {
      label: 'دیدن روی نقشه',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ]
}
