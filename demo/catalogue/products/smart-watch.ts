import type { SeedProduct } from '#demo/seed/types.ts'
import { product, type Item } from '#demo/catalogue/build/item.ts'
import type { Offer } from '#demo/catalogue/build/variants.ts'

type Watch = Pick<
  Item,
  'slug' | 'model' | 'title' | 'english' | 'introduction' | 'highlights' | 'aliases' | keyof Offer
> & {
  category: 'apple-watch' | 'samsung-watch' | 'xiaomi-watch'
  brand: string
  inch: number
  panel: string
  life: string
  water: string
  sensors: string
  gps: string
  body: string
  links: string
  os: string
  works: string
  size?: string
  weight?: string
  batteryMah?: number
  year: number
}

/** Smart watches and bands. */
export const watches: SeedProduct[] = [
  ...appleWatches(),
  ...samsungWatches(),
  ...xiaomiWatches(),
].map(watch)

function watch(entry: Watch): SeedProduct {
  const inch = entry.inch.toLocaleString('fa-IR')
  return product({
    ...entry,
    kind: 'watch',
    facts: {
      displayInch: entry.inch,
      ...(entry.batteryMah !== undefined && { batteryMah: entry.batteryMah }),
      waterproof: true,
      os: entry.brand === 'apple' ? 'ios' : entry.os.includes('Wear OS') ? 'android' : 'other',
      releaseYear: entry.year,
    },
    features: {
      صفحه‌نمایش: `${inch} اینچ`,
      'عمر باتری': entry.life,
      'مقاومت در آب': entry.water,
      موقعیت‌یاب: entry.gps,
      'سازگار با': entry.works,
    },
    rows: {
      صفحه‌نمایش: `${entry.panel}، ${inch} اینچ`,
      'عمر باتری': entry.life,
      حسگرها: entry.sensors,
      موقعیت‌یاب: entry.gps,
      'مقاومت در آب': entry.water,
      بدنه: entry.body,
      ...(entry.size && { ابعاد: entry.size }),
      ...(entry.weight && { وزن: entry.weight }),
      ارتباطات: entry.links,
      سیستم‌عامل: entry.os,
      'سازگار با': entry.works,
      'سال معرفی': entry.year.toLocaleString('fa-IR', { useGrouping: false }),
    },
  })
}

function appleWatches(): Watch[] {
  const apple = {
    category: 'apple-watch',
    brand: 'apple',
    os: 'watchOS 26',
    works: 'آیفون ۱۱ و بعد',
    year: 2025,
  } as const
  const series11 = {
    ...apple,
    model: 'apple-watch-series-11',
    panel: 'LTPO3 OLED همیشه روشن',
    life: 'تا ۲۴ ساعت، ۳۸ ساعت در حالت کم‌مصرف',
    water: 'تا عمق ۵۰ متر',
    sensors: 'نوار قلب، ضربان، اکسیژن خون، دمای مچ، هشدار نشانهٔ فشار خون بالا',
    gps: 'دارد، تک‌فرکانس',
    body: 'آلومینیوم، شیشهٔ Ion-X',
    links: 'Bluetooth 5.3، Wi-Fi 4، NFC، UWB',
    introduction: [
      'اپل واچ سری ۱۱ باتری ۲۴ ساعته و شیشهٔ مقاوم‌تر گرفته و با چند هفته سنجش، نشانه‌های فشار خون بالا را هشدار می‌دهد.',
      'برای کاربر آیفون که سلامت و اعلان می‌خواهد کامل‌ترین انتخاب است. با گوشی اندرویدی کار نمی‌کند.',
    ],
    highlights: [
      ['سلامت', 'نوار قلب و خواب', 'امتیاز خواب و هشدار وقفهٔ تنفسی دارد.'],
      ['شارژ', '۸ ساعت با ۱۵ دقیقه', 'برای ثبت خواب شبانه کافی است.'],
      ['شیشه', 'دو برابر مقاوم‌تر', 'در برابر خش نسبت به سری ۱۰.'],
    ],
  } satisfies Partial<Watch>
  return [
    {
      ...series11,
      slug: 'apple-watch-series-11-46mm',
      title: 'ساعت هوشمند اپل واچ سری ۱۱، ۴۶ میلی‌متری',
      english: 'Apple Watch Series 11 46mm Aluminium',
      inch: 1.96,
      size: '۴۶ × ۳۹ × ۹٫۷ میلی‌متر',
      weight: '۳۷٫۸ گرم',
      aliases: ['اپل واچ ۱۱', 'apple watch 11', 'واچ سری 11'],
      price: 49_800_000,
      newPrice: 46_900_000,
      offerEndsInHours: 30,
      colors: { 'jet-black': 14, silver: 9, 'rose-gold': 6, 'space-gray': 8 },
      sold: 386,
      age: 90,
      flagship: true,
    },
    {
      ...series11,
      slug: 'apple-watch-series-11-42mm',
      title: 'ساعت هوشمند اپل واچ سری ۱۱، ۴۲ میلی‌متری',
      english: 'Apple Watch Series 11 42mm Aluminium',
      inch: 1.77,
      size: '۴۲ × ۳۶ × ۹٫۷ میلی‌متر',
      weight: '۳۰٫۳ گرم',
      aliases: ['اپل واچ ۱۱', 'apple watch 11 42mm', 'اپل واچ زنانه'],
      price: 46_900_000,
      colors: { 'rose-gold': 11, silver: 7, 'jet-black': 2 },
      sold: 271,
      age: 90,
    },
    {
      ...apple,
      slug: 'apple-watch-ultra-3',
      model: 'apple-watch-ultra-3',
      title: 'ساعت هوشمند اپل واچ Ultra 3، ۴۹ میلی‌متری',
      english: 'Apple Watch Ultra 3 49mm',
      inch: 1.98,
      panel: 'LTPO3 OLED همیشه روشن، ۳٬۰۰۰ نیت',
      life: 'تا ۴۲ ساعت، ۷۲ ساعت در حالت کم‌مصرف',
      water: 'تا عمق ۱۰۰ متر، غواصی تا ۴۰ متر',
      sensors: 'نوار قلب، ضربان، اکسیژن خون، دمای مچ، عمق‌سنج',
      gps: 'دوفرکانس (L1 و L5)',
      body: 'تیتانیوم، شیشهٔ یاقوت کبود',
      links: 'Bluetooth 5.3، Wi-Fi 4، NFC، UWB، eSIM',
      size: '۴۹ × ۴۴ × ۱۲ میلی‌متر',
      weight: '۶۱٫۶ گرم',
      introduction: [
        'واچ Ultra 3 برای کوه، دریا و دوی طولانی ساخته شده است: موقعیت‌یاب دوفرکانس، شیشهٔ یاقوت کبود و باتری دوروزه.',
        'صفحهٔ آن بزرگ‌ترین در اپل واچ‌هاست. برای مچ باریک سنگین است؛ اگر ورزشتان باشگاه و پیاده‌روی است سری ۱۱ کافی است.',
      ],
      highlights: [
        ['باتری', 'تا ۴۲ ساعت', 'یک سفر آخرهفته بدون شارژر.'],
        ['موقعیت‌یاب', 'دوفرکانس', 'میان برج‌ها و دره دقیق‌تر است.'],
        ['غواصی', 'تا ۴۰ متر', 'با عمق‌سنج و دماسنج آب.'],
      ],
      aliases: ['اپل واچ اولترا ۳', 'apple watch ultra 3', 'واچ اولترا'],
      price: 96_500_000,
      newPrice: 91_900_000,
      colors: { 'natural-titanium': 4, 'black-titanium': 6 },
      sold: 71,
      age: 88,
    },
    {
      ...apple,
      slug: 'apple-watch-se-3-44mm',
      model: 'apple-watch-se-3',
      title: 'ساعت هوشمند اپل واچ SE 3، ۴۴ میلی‌متری',
      english: 'Apple Watch SE 3 44mm',
      inch: 1.78,
      panel: 'LTPO OLED همیشه روشن',
      life: 'تا ۱۸ ساعت، ۳۲ ساعت در حالت کم‌مصرف',
      water: 'تا عمق ۵۰ متر',
      sensors: 'ضربان، دمای مچ',
      gps: 'دارد',
      body: 'آلومینیوم، شیشهٔ Ion-X',
      links: 'Bluetooth 5.3، Wi-Fi 4، NFC',
      weight: '۳۳ گرم',
      introduction: [
        'اپل واچ SE 3 بالاخره صفحهٔ همیشه‌روشن گرفته و همان تراشهٔ S10 سری ۱۱ را دارد.',
        'نوار قلب و اکسیژن خون ندارد؛ برای نوجوان‌ها و کسی که بار اول ساعت اپل می‌خرد شروع خوبی است.',
      ],
      highlights: [
        ['صفحه‌نمایش', 'همیشه روشن', 'ساعت را بدون بلند کردن مچ ببینید.'],
        ['تراشه', 'S10', 'با اشارهٔ دوضربهٔ انگشت.'],
        ['شارژ', 'سریع', 'دو برابر سریع‌تر از SE 2.'],
      ],
      aliases: ['اپل واچ اس ای ۳', 'apple watch se 3', 'واچ se'],
      price: 31_800_000,
      colors: { midnight: 17, starlight: 12 },
      sold: 344,
      age: 90,
    },
  ]
}

function samsungWatches(): Watch[] {
  const samsung = {
    category: 'samsung-watch',
    brand: 'samsung',
    panel: 'Super AMOLED همیشه روشن',
    water: 'تا عمق ۵۰ متر و IP68',
    sensors: 'نوار قلب، ضربان، ترکیب بدن، دمای پوست، آنتی‌اکسیدان',
    gps: 'دوفرکانس (L1 و L5)',
    os: 'Wear OS 6 (One UI 8 Watch)',
    works: 'اندروید ۱۲ و بعد',
    links: 'Bluetooth 5.3، Wi-Fi، NFC',
    year: 2025,
  } as const
  const watch8 = {
    ...samsung,
    model: 'galaxy-watch-8',
    body: 'آلومینیوم، شیشهٔ یاقوت کبود',
    introduction: [
      'گلکسی واچ ۸ یازده درصد نازک‌تر شده و قاب بالشتکی آن روی مچ بهتر می‌نشیند. روشنایی ۳٬۰۰۰ نیت زیر آفتاب خواناست.',
      'شاخص آنتی‌اکسیدان و برنامهٔ دویدن شخصی تازه‌اند. نوار قلب فقط با گوشی سامسونگ کار می‌کند.',
    ],
    highlights: [
      ['ضخامت', '۸٫۶ میلی‌متر', 'نازک‌ترین گلکسی واچ.'],
      ['سلامت', 'ترکیب بدن', 'چربی و عضله را در چند ثانیه می‌سنجد.'],
      ['صفحه‌نمایش', '۳٬۰۰۰ نیت', 'با شیشهٔ یاقوت کبود.'],
    ],
  } satisfies Partial<Watch>
  return [
    {
      ...watch8,
      slug: 'galaxy-watch-8-44mm',
      title: 'ساعت هوشمند سامسونگ گلکسی واچ ۸، ۴۴ میلی‌متری',
      english: 'Samsung Galaxy Watch8 44mm',
      inch: 1.47,
      life: 'تا ۴۰ ساعت',
      batteryMah: 435,
      size: '۴۶ × ۴۳٫۷ × ۸٫۶ میلی‌متر',
      weight: '۳۴ گرم',
      aliases: ['گلکسی واچ ۸', 'galaxy watch 8', 'واچ 8'],
      price: 33_600_000,
      newPrice: 30_900_000,
      colors: { graphite: 13, silver: 8 },
      sold: 209,
      age: 125,
    },
    {
      ...watch8,
      slug: 'galaxy-watch-8-40mm',
      title: 'ساعت هوشمند سامسونگ گلکسی واچ ۸، ۴۰ میلی‌متری',
      english: 'Samsung Galaxy Watch8 40mm',
      inch: 1.34,
      life: 'تا ۳۰ ساعت',
      batteryMah: 325,
      size: '۴۲٫۷ × ۴۰٫۴ × ۸٫۶ میلی‌متر',
      weight: '۳۰ گرم',
      aliases: ['گلکسی واچ ۸', 'galaxy watch 8 40mm', 'گلکسی واچ زنانه'],
      price: 30_800_000,
      colors: { silver: 9, graphite: 5 },
      sold: 147,
      age: 125,
    },
    {
      ...samsung,
      slug: 'galaxy-watch-8-classic',
      model: 'galaxy-watch-8-classic',
      title: 'ساعت هوشمند سامسونگ گلکسی واچ ۸ کلاسیک، ۴۶ میلی‌متری',
      english: 'Samsung Galaxy Watch8 Classic 46mm',
      inch: 1.34,
      life: 'تا ۴۰ ساعت',
      batteryMah: 445,
      body: 'استیل، حلقهٔ چرخان، شیشهٔ یاقوت کبود',
      size: '۴۶٫۷ × ۴۶ × ۱۰٫۶ میلی‌متر',
      weight: '۶۳٫۵ گرم',
      introduction: [
        'حلقهٔ چرخان به گلکسی واچ برگشته است: پیمایش فهرست بدون لک انداختن روی صفحه، حتی با دست خیس.',
        'بدنهٔ استیل آن با لباس رسمی هماهنگ است و ۶۴ گیگابایت حافظه برای موسیقی دارد. از واچ ۸ سنگین‌تر است.',
      ],
      highlights: [
        ['حلقهٔ چرخان', 'فیزیکی', 'ویژگی محبوبی که در نسل ۷ نبود.'],
        ['بدنه', 'استیل', 'با بند چرمی ترکیبی.'],
        ['حافظه', '۶۴ گیگابایت', 'دو برابر واچ ۸.'],
      ],
      aliases: ['واچ ۸ کلاسیک', 'watch 8 classic', 'گلکسی واچ کلاسیک'],
      price: 49_700_000,
      newPrice: 44_700_000,
      offerEndsInHours: 27,
      colors: { black: 7, white: 3 },
      sold: 132,
      age: 125,
    },
    {
      ...samsung,
      slug: 'galaxy-watch-ultra-2025',
      model: 'galaxy-watch-ultra',
      title: 'ساعت هوشمند سامسونگ گلکسی واچ Ultra، ۴۷ میلی‌متری',
      english: 'Samsung Galaxy Watch Ultra (2025) 47mm LTE',
      inch: 1.47,
      life: 'تا ۶۰ ساعت، ۱۰۰ ساعت در حالت کم‌مصرف',
      batteryMah: 590,
      water: 'تا عمق ۱۰۰ متر و IP68',
      body: 'تیتانیوم، شیشهٔ یاقوت کبود',
      links: 'Bluetooth 5.3، Wi-Fi، NFC، LTE',
      size: '۴۷٫۴ × ۴۷٫۱ × ۱۲٫۱ میلی‌متر',
      weight: '۶۰٫۵ گرم',
      introduction: [
        'گلکسی واچ Ultra برای ورزشکار اندرویدی ساخته شده است: قاب تیتانیوم، دکمهٔ سریع و باتری دو تا سه روزه.',
        'نسخهٔ ۲۰۲۵ حافظهٔ ۶۴ گیگابایت و رنگ آبی تیتانیوم دارد. روی مچ باریک بزرگ دیده می‌شود.',
      ],
      highlights: [
        ['باتری', '۵۹۰ میلی‌آمپرساعت', 'تا ۶۰ ساعت با استفادهٔ معمول.'],
        ['موقعیت‌یاب', 'دوفرکانس', 'برای دوی کوهستان.'],
        ['هشدار', 'آژیر ۸۶ دسی‌بل', 'در گم شدن یا حادثه شنیده می‌شود.'],
      ],
      aliases: ['گلکسی واچ اولترا', 'galaxy watch ultra', 'واچ اولترا سامسونگ'],
      price: 58_900_000,
      colors: { 'titanium-blue': 3, 'titanium-gray': 5, 'titanium-silver': 2 },
      sold: 58,
      age: 120,
    },
  ]
}

function xiaomiWatches(): Watch[] {
  const xiaomi = {
    category: 'xiaomi-watch',
    brand: 'xiaomi',
    water: 'تا عمق ۵۰ متر',
    sensors: 'ضربان، اکسیژن خون، خواب، استرس',
    works: 'اندروید ۸ و iOS 14 به بعد',
    links: 'Bluetooth 5.3',
    os: 'HyperOS 2',
  } as const
  return [
    {
      ...xiaomi,
      slug: 'xiaomi-watch-s4',
      model: 'xiaomi-watch-s4',
      title: 'ساعت هوشمند شیائومی واچ S4',
      english: 'Xiaomi Watch S4',
      inch: 1.43,
      panel: 'AMOLED، ۶۰ هرتز',
      life: 'تا ۱۵ روز',
      batteryMah: 486,
      gps: 'دوفرکانس (L1 و L5)',
      body: 'استیل، حلقهٔ تعویض‌پذیر',
      weight: '۴۴٫۵ گرم بدون بند',
      year: 2025,
      introduction: [
        'واچ S4 حلقهٔ دور صفحه را با یک پیچش عوض می‌کند و ظاهر ساعت با آن تغییر می‌کند.',
        'باتری دوهفته‌ای و موقعیت‌یاب دوفرکانس دارد. برنامهٔ جانبی کم است؛ اعلان، تماس و ورزش را خوب انجام می‌دهد.',
      ],
      highlights: [
        ['باتری', 'تا ۱۵ روز', 'یک شارژ برای دو هفته.'],
        ['تماس', 'بلوتوثی', 'میکروفون و بلندگو در خود ساعت.'],
        ['ورزش', 'بیش از ۱۵۰ حالت', 'با موقعیت‌یاب مستقل.'],
      ],
      aliases: ['شیائومی واچ اس ۴', 'xiaomi watch s4', 'شیامی واچ'],
      price: 13_900_000,
      newPrice: 12_900_000,
      colors: { black: 15, silver: 8 },
      sold: 243,
      age: 215,
    },
    {
      ...xiaomi,
      slug: 'redmi-watch-5',
      model: 'redmi-watch-5',
      title: 'ساعت هوشمند شیائومی ردمی واچ ۵',
      english: 'Xiaomi Redmi Watch 5',
      inch: 2.07,
      panel: 'AMOLED، ۶۰ هرتز',
      life: 'تا ۲۴ روز',
      batteryMah: 550,
      gps: 'دارد',
      body: 'آلومینیوم',
      weight: '۳۳٫۵ گرم بدون بند',
      year: 2025,
      introduction: [
        'ردمی واچ ۵ صفحهٔ ۲٫۰۷ اینچی روشن و باتری سه‌هفته‌ای را با قیمت مناسب می‌دهد.',
        'تماس بلوتوثی و موقعیت‌یاب مستقل دارد. پرداخت و برنامهٔ جانبی ندارد.',
      ],
      highlights: [
        ['صفحه‌نمایش', '۲٫۰۷ اینچ', 'بزرگ‌ترین در ساعت‌های این قیمت.'],
        ['باتری', 'تا ۲۴ روز', 'با استفادهٔ سبک.'],
        ['موقعیت‌یاب', 'مستقل', 'مسیر دویدن بدون گوشی ثبت می‌شود.'],
      ],
      aliases: ['ردمی واچ ۵', 'redmi watch 5', 'ردمی واچ'],
      price: 8_900_000,
      colors: { 'obsidian-black': 28, 'silver-gray': 14 },
      sold: 688,
      age: 280,
    },
    {
      ...xiaomi,
      slug: 'xiaomi-band-10',
      model: 'xiaomi-band-10',
      title: 'مچ‌بند هوشمند شیائومی باند ۱۰',
      english: 'Xiaomi Smart Band 10',
      inch: 1.72,
      panel: 'AMOLED، ۶۰ هرتز، ۱٬۵۰۰ نیت',
      life: 'تا ۲۱ روز',
      batteryMah: 233,
      gps: 'از گوشی',
      body: 'آلومینیوم',
      weight: '۱۵٫۹۵ گرم بدون بند',
      year: 2025,
      introduction: [
        'باند ۱۰ سبک‌ترین راه پیگیری خواب و قدم است؛ شانزده گرم وزن دارد و شب‌ها فراموشش می‌کنید.',
        'صفحه‌اش از باند ۹ بزرگ‌تر و روشن‌تر شده است. موقعیت‌یاب مستقل و تماس صوتی ندارد.',
      ],
      highlights: [
        ['وزن', '۱۶ گرم', 'برای خواب راحت‌تر از هر ساعتی است.'],
        ['باتری', 'تا ۲۱ روز', 'نه روز با صفحهٔ همیشه‌روشن.'],
        ['صفحه‌نمایش', '۱٫۷۲ اینچ', 'با حاشیهٔ باریک و یکدست.'],
      ],
      aliases: ['می بند ۱۰', 'mi band 10', 'شیائومی بند 10', 'مچ بند'],
      price: 4_450_000,
      newPrice: 4_150_000,
      offerEndsInHours: 15,
      colors: { 'midnight-black': 54, 'glacier-silver': 23, 'mystic-rose': 12 },
      sold: 1976,
      age: 135,
    },
    {
      ...xiaomi,
      slug: 'amazfit-bip-6',
      model: 'amazfit-bip-6',
      brand: 'amazfit',
      category: 'xiaomi-watch',
      title: 'ساعت هوشمند امیزفیت Bip 6',
      english: 'Amazfit Bip 6',
      inch: 1.97,
      panel: 'AMOLED، ۲٬۰۰۰ نیت',
      life: 'تا ۱۴ روز',
      batteryMah: 340,
      gps: 'پنج سامانه، با نقشهٔ آفلاین',
      body: 'آلومینیوم و پلیمر',
      weight: '۲۷٫۹ گرم بدون بند',
      links: 'Bluetooth 5.2',
      os: 'Zepp OS 4.5',
      year: 2025,
      introduction: [
        'امیزفیت Bip 6 نقشهٔ آفلاین و مسیریابی گام‌به‌گام را به ساعت اقتصادی آورده است.',
        'با اندروید و آیفون یکسان کار می‌کند. کیفیت صدای تماس معمولی است.',
      ],
      highlights: [
        ['نقشه', 'آفلاین', 'برای پیاده‌روی در شهر ناآشنا.'],
        ['صفحه‌نمایش', '۱٫۹۷ اینچ، ۲٬۰۰۰ نیت', 'زیر آفتاب خواناست.'],
        ['ورزش', 'بیش از ۱۴۰ حالت', 'با تشخیص حرکت‌های بدن‌سازی.'],
      ],
      aliases: ['امیزفیت بیپ ۶', 'amazfit bip 6', 'آمازفیت'],
      price: 9_600_000,
      colors: { black: 16, charcoal: 9, stone: 5, red: 0 },
      sold: 312,
      age: 230,
    },
  ]
}
