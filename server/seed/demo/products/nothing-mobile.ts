import type { SeedProduct } from '#server/seed/types.ts'
import type { HandsetModel } from '../build/handset.ts'
import { handsets } from '../build/handset.ts'

const PHONE_3: HandsetModel = {
  kind: 'phone',
  category: 'nothing-mobile',
  brand: 'nothing',
  model: 'nothing-phone-3',
  name: 'ناتینگ Phone (3)',
  english: 'Nothing Phone (3)',
  screen: { inch: 6.67, panel: 'AMOLED', pixels: [1260, 2800], hz: 120, nits: 4500 },
  chip: 'Snapdragon 8s Gen 4، هشت هسته‌ای',
  cameras: [
    [50, 'اصلی با لرزشگیر اپتیکال'],
    [50, 'پریسکوپ با زوم اپتیکال ۳ برابر'],
    [50, 'فوق عریض'],
  ],
  video: '4K با ۶۰ فریم در ثانیه',
  selfie: [50, ''],
  batteryMah: 5150,
  chargeW: 65,
  wirelessW: 15,
  os: 'اندروید ۱۵ (Nothing OS 3.5)، پنج سال به‌روزرسانی',
  body: 'آلومینیوم، شیشهٔ شفاف در پشت',
  size: [160.6, 75.6, 9],
  weight: 218,
  ip: 'IP68',
  sim: 'دو نانوسیم، eSIM',
  fiveG: true,
  links: 'Wi-Fi 7، Bluetooth 6، NFC',
  port: 'USB-C',
  unlock: 'اثر انگشت زیر صفحه، تشخیص چهره',
  extras: [['نمایشگر پشت', 'Glyph Matrix با ۴۸۹ چراغ LED']],
  year: 2025,
  introduction: [
    'ناتینگ Phone (3) پشت شفاف خود را با نمایشگر نقطه‌ای کوچکی تکمیل کرده که زمان، زمان‌سنج و آیکون تماس‌گیرنده را نشان می‌دهد.',
    'نرم‌افزار خلوت و سه دوربین ۵۰ مگاپیکسلی یکدست از دلایل خرید آن‌اند. تراشه‌اش نسخهٔ ضعیف‌تر پرچم‌دارهاست؛ برای طراحی و تجربهٔ متفاوت خریده می‌شود، نه رکورد سرعت.',
  ],
  highlights: [
    ['طراحی', 'Glyph Matrix', 'نمایشگر نقطه‌ای گرد در گوشهٔ پشت گوشی.'],
    ['دوربین', 'چهار دوربین ۵۰ مگاپیکسلی', 'سه تا در پشت، یکی در جلو.'],
    ['نرم‌افزار', 'Nothing OS', 'بدون برنامهٔ تبلیغاتی.'],
  ],
  aliases: ['ناتینگ فون ۳', 'nothing phone 3', 'ناتینگ ۳', 'نوتینگ فون 3'],
}

const PHONE_3A: HandsetModel = {
  ...PHONE_3,
  model: 'nothing-phone-3a',
  name: 'ناتینگ Phone (3a)',
  english: 'Nothing Phone (3a)',
  screen: { inch: 6.77, panel: 'AMOLED', pixels: [1080, 2392], hz: 120, nits: 3000 },
  chip: 'Snapdragon 7s Gen 3، هشت هسته‌ای',
  cameras: [
    [50, 'اصلی با لرزشگیر اپتیکال'],
    [50, 'تله‌فوتو با زوم اپتیکال ۲ برابر'],
    [8, 'فوق عریض'],
  ],
  video: '4K با ۳۰ فریم در ثانیه',
  selfie: [32, ''],
  batteryMah: 5000,
  chargeW: 50,
  wirelessW: undefined,
  os: 'اندروید ۱۵ (Nothing OS 3.1)',
  body: 'قاب پلاستیکی، شیشه در پشت',
  size: [163.5, 77.5, 8.4],
  weight: 201,
  ip: 'IP64',
  sim: 'دو نانوسیم',
  links: 'Wi-Fi 6، Bluetooth 5.4، NFC',
  extras: [['چراغ‌های پشت', 'سه نوار Glyph']],
  introduction: [
    'Phone (3a) تنها میان‌ردهٔ این قیمت با دوربین تله‌فوتو است و ظاهری دارد که با هیچ گوشی دیگری اشتباه نمی‌شود.',
    'شارژ ۵۰ وات، صفحهٔ روشن و نرم‌افزار سبک دارد. گوشی در دست پهن است و آداپتور در جعبه نیست.',
  ],
  highlights: [
    ['دوربین', 'تله‌فوتو ۲ برابر', 'پرتره‌هایی طبیعی‌تر از برش دیجیتال.'],
    ['چراغ‌ها', 'سه نوار Glyph', 'برای اعلان، زمان‌سنج و نور عکاسی.'],
    ['دکمه', 'Essential Key', 'ذخیرهٔ یادداشت صوتی و عکس صفحه با یک فشار.'],
  ],
  aliases: ['ناتینگ فون 3a', 'nothing phone 3a', 'ناتینگ ۳ ای'],
}

const PHONE_3A_PRO: HandsetModel = {
  ...PHONE_3A,
  model: 'nothing-phone-3a-pro',
  name: 'ناتینگ Phone (3a) Pro',
  english: 'Nothing Phone (3a) Pro',
  cameras: [
    [50, 'اصلی با لرزشگیر اپتیکال'],
    [50, 'پریسکوپ با زوم اپتیکال ۳ برابر'],
    [8, 'فوق عریض'],
  ],
  selfie: [50, ''],
  sim: 'دو نانوسیم، eSIM',
  weight: 211,
  introduction: [
    'Phone (3a) Pro دوربین پریسکوپ سه برابر با لرزشگیر را به میان‌رده آورده است؛ تفاوت اصلی‌اش با مدل ساده همین است.',
    'برجستگی گرد دوربین بزرگ است و گوشی روی میز لق می‌زند. اگر زوم و سلفی بهتر می‌خواهید می‌ارزد.',
  ],
  highlights: [
    ['زوم', 'پریسکوپ ۳ برابر', 'با لرزشگیر اپتیکال و ماکروی تله‌فوتو.'],
    ['سلفی', '۵۰ مگاپیکسل', 'ویدئوی 4K هم می‌گیرد.'],
    ['سیم‌کارت', 'eSIM', 'در مدل ساده نیست.'],
  ],
  aliases: ['ناتینگ فون 3a پرو', 'nothing phone 3a pro', 'ناتینگ ۳ ای پرو'],
}

const CMF_2_PRO: HandsetModel = {
  ...PHONE_3A,
  model: 'cmf-phone-2-pro',
  name: 'ناتینگ CMF Phone 2 Pro',
  english: 'Nothing CMF Phone 2 Pro',
  chip: 'MediaTek Dimensity 7300 Pro، هشت هسته‌ای',
  selfie: [16, ''],
  chargeW: 33,
  body: 'پلاستیک، پیچ‌های نمایان برای لوازم جانبی',
  size: [164, 78, 7.8],
  weight: 185,
  ip: 'IP54',
  card: 'microSD، تا ۲ ترابایت',
  links: 'Wi-Fi 6، Bluetooth 5.3، NFC',
  extras: [],
  introduction: [
    'CMF Phone 2 Pro ارزان‌ترین گوشی با دوربین تله‌فوتو در فروشگاه است و پشت آن با پیچ باز می‌شود تا پایه، بند یا کیف کارت به آن ببندید.',
    'سبک، خلوت و خوش‌رنگ است. بلندگوی آن تک است و ضدآب کامل نیست.',
  ],
  highlights: [
    ['دوربین', 'تله‌فوتو ۲ برابر', 'در گوشی‌های زیر ۳۰ میلیون بی‌رقیب.'],
    ['لوازم', 'پیچی', 'پایه، بند گردن و کیف کارت بدون قاب وصل می‌شود.'],
    ['ضخامت', '۷٫۸ میلی‌متر', 'با باتری ۵۰۰۰ میلی‌آمپرساعتی.'],
  ],
  aliases: ['سی ام اف فون ۲ پرو', 'cmf phone 2 pro', 'ناتینگ cmf'],
}

/** Nothing and CMF phones. */
export const NOTHING_PHONES: SeedProduct[] = [
  ...handsets(PHONE_3, [
    {
      storage: 256,
      ram: 12,
      price: 78_500_000,
      newPrice: 73_900_000,
      colors: { white: 6, black: 9 },
      sold: 113,
      age: 130,
    },
    {
      storage: 512,
      ram: 16,
      price: 91_200_000,
      colors: { black: 2, white: 0 },
      sold: 47,
      age: 130,
    },
  ]),
  ...handsets(PHONE_3A_PRO, [
    {
      storage: 256,
      ram: 12,
      price: 46_800_000,
      newPrice: 43_200_000,
      offerEndsInHours: 58,
      colors: { grey: 10, black: 7 },
      sold: 264,
      age: 250,
    },
  ]),
  ...handsets(PHONE_3A, [
    {
      storage: 128,
      ram: 8,
      price: 33_900_000,
      colors: { black: 14, white: 12 },
      sold: 388,
      age: 250,
    },
    {
      storage: 256,
      ram: 12,
      price: 38_700_000,
      newPrice: 36_900_000,
      colors: { blue: 6, white: 9, black: 11 },
      sold: 412,
      age: 250,
    },
  ]),
  ...handsets(CMF_2_PRO, [
    {
      storage: 128,
      ram: 8,
      price: 25_600_000,
      colors: { orange: 8, 'light-green': 7, black: 13 },
      sold: 319,
      age: 190,
    },
    {
      storage: 256,
      ram: 8,
      price: 28_300_000,
      colors: { white: 10, orange: 2 },
      sold: 277,
      age: 190,
    },
  ]),
]
