import type { SeedProduct } from '#server/seed/types.ts'
import type { HandsetModel } from '../build/handset.ts'
import { handsets } from '../build/handset.ts'

const PIXEL_10_PRO: HandsetModel = {
  kind: 'phone',
  category: 'google-pixel',
  brand: 'google',
  model: 'pixel-10-pro',
  name: 'گوگل پیکسل ۱۰ پرو',
  english: 'Google Pixel 10 Pro',
  ram: 16,
  screen: {
    inch: 6.3,
    panel: 'LTPO OLED (Super Actua)',
    pixels: [1280, 2856],
    hz: 120,
    nits: 3300,
  },
  chip: 'Google Tensor G5، هشت هسته‌ای',
  cameras: [
    [50, 'اصلی با لرزشگیر اپتیکال'],
    [48, 'تله‌فوتو با زوم اپتیکال ۵ برابر'],
    [48, 'فوق عریض با عکس ماکرو'],
  ],
  video: '4K با ۶۰ فریم در ثانیه',
  selfie: [42, 'با فوکوس خودکار'],
  batteryMah: 4870,
  chargeW: 30,
  wirelessW: 15,
  os: 'اندروید ۱۶، هفت سال به‌روزرسانی',
  body: 'آلومینیوم صیقلی، Gorilla Glass Victus 2 در جلو و پشت',
  size: [152.8, 72, 8.6],
  weight: 207,
  ip: 'IP68',
  sim: 'نانوسیم و eSIM',
  fiveG: true,
  links: 'Wi-Fi 7، Bluetooth 6، NFC، UWB',
  port: 'USB-C (USB 3.2)',
  unlock: 'اثر انگشت فراصوت، تشخیص چهره',
  extras: [['آهن‌ربای شارژ', 'Pixelsnap (Qi2)']],
  warranty: 'گارانتی ۱۲ ماهه فروشگاه با رجیستری',
  year: 2025,
  introduction: [
    'پیکسل ۱۰ پرو همهٔ دوربین‌های مدل XL را در بدنهٔ ۶٫۳ اینچی دارد و برای عکاسی بدون تنظیم، مطمئن‌ترین گوشی اندرویدی است: کادر ببندید و بگیرید.',
    'آهن‌ربای Qi2 در خود گوشی است و لوازم مگ‌سیف بدون قاب به آن می‌چسبد. پردازندهٔ Tensor در بازی به Snapdragon 8 Elite نمی‌رسد. نمایندگی رسمی در ایران ندارد و ضمانت بر عهدهٔ فروشگاه است.',
  ],
  highlights: [
    ['دوربین', 'زوم ۵ برابر اپتیکال', 'در بدنهٔ ۶٫۳ اینچی رقیب اندکی دارد.'],
    ['پشتیبانی', 'هفت سال', 'نخستین گوشی‌هایی که نسخهٔ تازهٔ اندروید را می‌گیرند.'],
    ['آهن‌ربا', 'Qi2 داخلی', 'پایهٔ خودرو و پاوربانک مگ‌سیف مستقیم می‌چسبد.'],
  ],
  aliases: ['پیکسل ۱۰ پرو', 'pixel 10 pro', 'گوگل پیکسل 10 پرو'],
}

const PIXEL_10_PRO_XL: HandsetModel = {
  ...PIXEL_10_PRO,
  model: 'pixel-10-pro-xl',
  name: 'گوگل پیکسل ۱۰ پرو XL',
  english: 'Google Pixel 10 Pro XL',
  screen: {
    inch: 6.8,
    panel: 'LTPO OLED (Super Actua)',
    pixels: [1344, 2992],
    hz: 120,
    nits: 3300,
  },
  batteryMah: 5200,
  chargeW: 45,
  wirelessW: 25,
  size: [162.8, 76.6, 8.5],
  weight: 232,
  introduction: [
    'پیکسل ۱۰ پرو XL نسخهٔ بزرگ دوربین‌محور گوگل است؛ با باتری ۵۲۰۰ و شارژ سریع‌تر از مدل کوچک.',
    'دوربین‌ها با ۱۰ پرو یکی‌اند؛ تفاوت فقط در اندازه، باتری و شارژ بی‌سیم ۲۵ وات است. ۲۳۲ گرم وزن دارد.',
  ],
  highlights: [
    ['صفحه‌نمایش', '۶٫۸ اینچ، ۳۳۰۰ نیت', 'روشن‌ترین صفحهٔ پیکسل تا امروز.'],
    ['شارژ بی‌سیم', '۲۵ وات Qi2.2', 'تنها پیکسل با این سرعت.'],
    ['دوربین', 'زوم تا ۱۰۰ برابر', 'ترکیب لنز پنج برابر و پردازش تصویر.'],
  ],
  aliases: ['پیکسل ۱۰ پرو ایکس ال', 'pixel 10 pro xl', 'پیکسل 10 پرو xl'],
}

const PIXEL_10: HandsetModel = {
  ...PIXEL_10_PRO,
  model: 'pixel-10',
  name: 'گوگل پیکسل ۱۰',
  english: 'Google Pixel 10',
  ram: 12,
  screen: { inch: 6.3, panel: 'OLED (Actua)', pixels: [1080, 2424], hz: 120, nits: 3000 },
  cameras: [
    [48, 'اصلی با لرزشگیر اپتیکال'],
    [10.8, 'تله‌فوتو با زوم اپتیکال ۵ برابر'],
    [13, 'فوق عریض'],
  ],
  selfie: [10.5, 'با فوکوس خودکار'],
  batteryMah: 4970,
  size: [152.8, 72, 8.6],
  weight: 204,
  links: 'Wi-Fi 6E، Bluetooth 6، NFC',
  introduction: [
    'پیکسل ۱۰ نخستین پیکسل سادهٔ دارای تله‌فوتوست و با همان نرم‌افزار دوربین مدل‌های پرو، عکس‌های قابل اعتمادی می‌گیرد.',
    'دوربین اصلی و فوق عریض حسگر کوچک‌تری از نسل ۹ دارند؛ اگر زوم نمی‌خواهید پیکسل ۹ خرید بهتری است.',
  ],
  highlights: [
    ['زوم', '۵ برابر اپتیکال', 'برای نخستین بار در پیکسل معمولی.'],
    ['باتری', '۴۹۷۰ میلی‌آمپرساعت', 'کمی بیشتر از ۱۰ پرو.'],
    ['آهن‌ربا', 'Qi2 داخلی', 'لوازم مگ‌سیف را می‌پذیرد.'],
  ],
  aliases: ['پیکسل ۱۰', 'pixel 10', 'گوگل پیکسل 10'],
}

const PIXEL_9: HandsetModel = {
  ...PIXEL_10,
  model: 'pixel-9',
  name: 'گوگل پیکسل ۹',
  english: 'Google Pixel 9',
  screen: { inch: 6.3, panel: 'OLED (Actua)', pixels: [1080, 2424], hz: 120, nits: 2700 },
  chip: 'Google Tensor G4، هشت هسته‌ای',
  cameras: [
    [50, 'اصلی با لرزشگیر اپتیکال'],
    [48, 'فوق عریض با عکس ماکرو'],
  ],
  batteryMah: 4700,
  chargeW: 27,
  os: 'اندروید ۱۴، هفت سال به‌روزرسانی',
  size: [152.8, 72, 8.5],
  weight: 198,
  links: 'Wi-Fi 7، Bluetooth 5.3، NFC',
  extras: [],
  year: 2024,
  introduction: [
    'پیکسل ۹ با حسگر بزرگ دوربین اصلی و فوق عریض ۴۸ مگاپیکسلی، پس از آمدن نسل ۱۰ به صرفه‌ترین پیکسل پرچم‌دار شده است.',
    'زوم اپتیکال و آهن‌ربا ندارد؛ در عوض تا سال ۲۰۳۱ به‌روزرسانی می‌گیرد.',
  ],
  highlights: [
    ['دوربین', 'حسگر بزرگ ۵۰ مگاپیکسلی', 'عکس شب آن از پیکسل ۱۰ روشن‌تر است.'],
    ['وزن', '۱۹۸ گرم', 'خوش‌دست با صفحهٔ ۶٫۳ اینچی.'],
    ['پشتیبانی', 'تا سال ۲۰۳۱', 'هفت سال از زمان عرضه.'],
  ],
  aliases: ['پیکسل ۹', 'pixel 9', 'گوگل پیکسل 9'],
}

const PIXEL_9A: HandsetModel = {
  ...PIXEL_9,
  model: 'pixel-9a',
  name: 'گوگل پیکسل 9a',
  english: 'Google Pixel 9a',
  ram: 8,
  cameras: [
    [48, 'اصلی با لرزشگیر اپتیکال'],
    [13, 'فوق عریض'],
  ],
  selfie: [13, ''],
  batteryMah: 5100,
  chargeW: 23,
  wirelessW: 7.5,
  os: 'اندروید ۱۵، هفت سال به‌روزرسانی',
  body: 'آلومینیوم، پشت کامپوزیت',
  size: [154.7, 73.3, 8.9],
  weight: 186,
  links: 'Wi-Fi 6E، Bluetooth 5.3، NFC',
  unlock: 'اثر انگشت زیر صفحه، تشخیص چهره',
  year: 2025,
  introduction: [
    'پیکسل 9a تخت‌ترین پیکسل است: برجستگی دوربین ندارد و روی میز لق نمی‌زند. همان تراشهٔ پیکسل ۹ و باتری بزرگ‌تر از آن دارد.',
    'برای عکاسی خانوادگی در قیمت میان‌رده انتخاب نخست ماست. شارژش کند است و نمایندگی رسمی در ایران ندارد.',
  ],
  highlights: [
    ['دوربین', 'پردازش پیکسل', 'عکس شب و پرتره هم‌سطح پرچم‌دارهای گران‌تر.'],
    ['باتری', '۵۱۰۰ میلی‌آمپرساعت', 'بیشترین در پیکسل‌های هم‌اندازه.'],
    ['پشتیبانی', 'هفت سال', 'در میان‌رده‌ها بیشترین است.'],
  ],
  aliases: ['پیکسل ۹ ای', 'pixel 9a', 'گوگل پیکسل 9 ای'],
}

/** Google Pixel phones. */
export const PIXELS: SeedProduct[] = [
  ...handsets(PIXEL_10_PRO_XL, [
    {
      storage: 256,
      price: 148_600_000,
      colors: { obsidian: 4, moonstone: 3, porcelain: 2 },
      sold: 39,
      age: 75,
    },
    {
      storage: 512,
      price: 163_900_000,
      newPrice: 157_900_000,
      colors: { obsidian: 2, jade: 1 },
      sold: 12,
      age: 75,
    },
  ]),
  ...handsets(PIXEL_10_PRO, [
    { storage: 128, price: 119_500_000, colors: { obsidian: 5, porcelain: 4 }, sold: 44, age: 76 },
    {
      storage: 256,
      price: 139_000_000,
      newPrice: 126_900_000,
      colors: { moonstone: 7, obsidian: 10, jade: 3 },
      sold: 81,
      age: 76,
      flagship: true,
    },
  ]),
  ...handsets(PIXEL_10, [
    {
      storage: 128,
      price: 88_700_000,
      colors: { indigo: 6, obsidian: 8, frost: 5 },
      sold: 93,
      age: 76,
    },
    {
      storage: 256,
      price: 97_900_000,
      newPrice: 93_500_000,
      offerEndsInHours: 90,
      colors: { lemongrass: 3, indigo: 4 },
      sold: 57,
      age: 74,
    },
  ]),
  ...handsets(PIXEL_9, [
    {
      storage: 128,
      price: 68_900_000,
      newPrice: 64_900_000,
      colors: { obsidian: 9, porcelain: 6, wintergreen: 4, peony: 0 },
      sold: 288,
      age: 440,
    },
    {
      storage: 256,
      price: 76_500_000,
      colors: { obsidian: 3, wintergreen: 1 },
      sold: 134,
      age: 440,
    },
  ]),
  ...handsets(PIXEL_9A, [
    {
      storage: 128,
      price: 55_800_000,
      colors: { iris: 8, obsidian: 14, peony: 5, porcelain: 6 },
      sold: 347,
      age: 225,
    },
    {
      storage: 256,
      price: 62_400_000,
      newPrice: 59_900_000,
      colors: { obsidian: 7, iris: 2 },
      sold: 151,
      age: 225,
    },
  ]),
]
