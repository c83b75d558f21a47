import type { DeviceKind } from '#demo/pictures/kinds.ts'
import type { SeedCategory } from '#demo/seed/types.ts'

const phoneFilters = [
  'available',
  'discounted',
  'brand',
  'price',
  'color',
  'storage',
  'ram',
  'battery',
  'camera',
  'display',
  'refresh_rate',
  'fast_charge',
  'os',
  'five_g',
  'esim',
  'waterproof',
  'wireless_charge',
  'used',
]
const tabletFilters = [
  'available',
  'discounted',
  'brand',
  'price',
  'color',
  'storage',
  'ram',
  'screen',
  'refresh_rate',
  'os',
]
const watchFilters = ['available', 'discounted', 'brand', 'price', 'color', 'os']
const soundFilters = [
  'available',
  'discounted',
  'brand',
  'price',
  'color',
  'noise_cancelling',
  'waterproof',
  'wireless_charge',
]
const basicFilters = ['available', 'discounted', 'brand', 'price', 'color']

/** Every category, parents before children. */
export const demoCategories: SeedCategory[] = [
  {
    slug: 'mobile',
    name: 'گوشی موبایل',
    parent: null,
    titleTag: 'خرید گوشی موبایل با رجیستری و گارانتی | قیمت روز',
    descriptionTag:
      'قیمت روز و مشخصات گوشی‌های اپل، سامسونگ، شیائومی، پوکو، آنر، ناتینگ، گوگل، موتورولا و نوکیا با رجیستری رسمی، گارانتی ۱۸ ماهه و ارسال همان‌روز در تهران.',
    description: html(
      'چطور گوشی مناسب انتخاب کنیم',
      'پیش از هر چیز بودجه و سال‌های نگه‌داری را مشخص کنید. گوشی‌ای که قرار است چهار سال کار کند باید دست‌کم چهار سال به‌روزرسانی امنیتی بگیرد؛ سری A و S سامسونگ، آیفون و پیکسل در این زمینه جلوترند. اگر هر دو سال گوشی عوض می‌کنید، پوکو و شیائومی با همان پول سخت‌افزار قوی‌تری می‌دهند.',
      'حافظه را دست کم نگیرید. بسیاری از گوشی‌های امروز جای کارت حافظه ندارند و ۱۲۸ گیگابایت با فیلم‌های 4K و پیام‌رسان‌ها زود پر می‌شود. برای بیشتر کاربران ۲۵۶ گیگابایت با رم ۸ انتخاب متعادلی است.',
      'گوشی‌های نو این فهرست با شناسهٔ رسمی رجیستری فروخته می‌شوند و مالکیت را خودتان، تا ۳۰ روز پس از نخستین روشن شدن، به نام خود ثبت می‌کنید. گارانتی هر کالا در صفحهٔ آن نوشته شده و پس از فعال‌سازی از بخش گارانتی و رجیستری قابل استعلام است.',
    ),
    filters: phoneFilters,
    pictures: [
      phone('iphone-17-pro-max', 'deep-blue'),
      phone('galaxy-s25-ultra', 'titanium-gray'),
      phone('redmi-note-14-pro', 'coral-green'),
    ],
  },
  {
    slug: 'iphone',
    name: 'آیفون',
    parent: 'mobile',
    titleTag: 'خرید آیفون با گارانتی و رجیستری | قیمت انواع آیفون',
    descriptionTag:
      'قیمت آیفون ۱۷، ۱۷ پرو، ۱۷ پرو مکس، ایر، ۱۶ و ۱۵ با رجیستری رسمی، گارانتی ۱۸ ماهه و خرید اقساطی.',
    description: html(
      'راهنمای خرید آیفون',
      'آیفون‌های سری ۱۷ همه صفحهٔ ۱۲۰ هرتزی دارند و فاصلهٔ مدل ساده و پرو از همیشه کمتر است. برای بیشتر خریداران آیفون ۱۷ کافی است؛ مدل‌های پرو را برای تله‌فوتو، فیلم‌برداری حرفه‌ای و خنک ماندن زیر بار بخرید.',
      'آیفون ایر فقط با eSIM کار می‌کند. پیش از خرید در دفتر اپراتور بپرسید که سیم‌کارت شما به eSIM تبدیل می‌شود یا نه. باقی مدل‌های این فهرست جای سیم‌کارت فیزیکی دارند.',
      'نات‌اکتیو یعنی دستگاه تا لحظهٔ تحویل فعال نشده و دورهٔ گارانتی جهانی آن شروع نشده است. پلمپ جعبه را هنگام تحویل کنار پیک یا کارشناس شعبه بررسی کنید.',
    ),
    pictures: [
      phone('iphone-17-pro-max', 'cosmic-orange'),
      phone('iphone-air', 'sky-blue'),
      phone('iphone-17', 'lavender'),
    ],
  },
  {
    slug: 'used-iphone',
    name: 'آیفون کارکرده',
    parent: 'iphone',
    titleTag: 'خرید آیفون کارکرده با کارنامهٔ سلامت و ضمانت ۳۰ روزه',
    descriptionTag:
      'آیفون دست دوم با سلامت باتری، وضعیت بدنه و سابقهٔ تعمیر مشخص، رجیستری‌شده، با ضمانت ۳۰ روزه و ۷ روز مهلت بازگشت.',
    description: html(
      'کارنامهٔ سلامت یعنی چه',
      'هر آیفون کارکرده پیش از فروش در چهل مورد آزموده می‌شود: باتری، صفحه، دوربین‌ها، تشخیص چهره، آنتن، بلندگو، میکروفون، حسگرها و نشانه‌های آب‌خوردگی. نتیجه در صفحهٔ کالا آمده است، از جمله هر قطعه‌ای که عوض شده باشد.',
      'سلامت باتری بالای ۸۵ درصد یعنی یک روز کار معمولی بدون شارژ دوباره. زیر ۸۰ درصد، خود گوشی پیشنهاد تعویض می‌دهد و ما آن را در قیمت لحاظ کرده‌ایم.',
      'از هر دستگاه فقط یک عدد داریم. ضمانت سلامت ۳۰ روزه همهٔ قطعات به جز شکستگی و آب‌خوردگی پس از تحویل را پوشش می‌دهد.',
    ),
    filters: ['available', 'discounted', 'price', 'color', 'storage', 'ram', 'camera'],
    pictures: [
      phone('iphone-15-pro-max', 'natural-titanium'),
      phone('iphone-13', 'blue'),
      phone('iphone-11', 'red'),
    ],
  },
  {
    slug: 'samsung-mobile',
    name: 'گوشی سامسونگ',
    parent: 'mobile',
    titleTag: 'خرید گوشی سامسونگ | قیمت روز گلکسی S، A و Z',
    descriptionTag:
      'قیمت و مشخصات گوشی‌های سامسونگ گلکسی S25، S25 FE، A56، A36، A16 و تاشوهای Z با گارانتی ۱۸ ماهه و رجیستری.',
    description: html(
      'سری‌های گلکسی به زبان ساده',
      'سری S پرچم‌دارهای سامسونگ است: دوربین تله‌فوتو، IP68 و هفت سال به‌روزرسانی. نسخه‌های FE همان تجربه را با تراشه‌ای ساده‌تر و قیمت کمتر می‌دهند.',
      'سری A برای بیشتر خانواده‌هاست. A56 و A36 شارژ ۴۵ وات و شش نسل اندروید دارند؛ A26 آخرین مدلی است که هم ضدآب است و هم کارت حافظه می‌گیرد؛ A16 و A06 برای کارهای ساده‌اند.',
      'سری Z تاشوست. Flip7 برای کسی که گوشی کوچک می‌خواهد و Fold7 برای کسی که با یک دستگاه هم گوشی و هم تبلت می‌خواهد.',
    ),
    pictures: [
      phone('galaxy-s25-ultra', 'titanium-silverblue'),
      phone('galaxy-z-flip7', 'coralred'),
      phone('galaxy-a56', 'olive'),
    ],
  },
  {
    slug: 'xiaomi-mobile',
    name: 'گوشی شیائومی',
    parent: 'mobile',
    titleTag: 'خرید گوشی شیائومی و ردمی | قیمت روز',
    descriptionTag:
      'قیمت گوشی‌های شیائومی 15 Ultra، 15T Pro، ردمی نوت ۱۴ پرو، ردمی ۱۵ و ردمی A5 با گارانتی ۱۸ ماهه و رجیستری رسمی.',
    description: html(
      'شیائومی یا ردمی؟',
      'نام شیائومی روی مدل‌های گران‌تر و نام ردمی روی مدل‌های اقتصادی و میان‌رده است. سری T شیائومی هر پاییز پرچم‌داری با قیمت معقول می‌آورد و دوربین لایکا دارد.',
      'ردمی نوت ۱۴ در چند نسخه فروخته می‌شود که نام‌هایشان به هم نزدیک است. نسخهٔ Pro در ایران 4G است و دوربین ۲۰۰ مگاپیکسلی دارد؛ نسخهٔ Pro Plus شبکهٔ 5G و شارژ ۱۲۰ وات.',
      'آداپتور شارژ در جعبهٔ بیشتر مدل‌های شیائومی هست و این را هنگام مقایسهٔ قیمت با برندهای دیگر در نظر بگیرید.',
    ),
    pictures: [
      phone('xiaomi-15-ultra', 'silver-chrome'),
      phone('xiaomi-15t-pro', 'mocha-gold'),
      phone('redmi-note-14-pro-plus', 'frost-blue'),
    ],
  },
  {
    slug: 'poco-mobile',
    name: 'گوشی پوکو',
    parent: 'mobile',
    titleTag: 'خرید گوشی پوکو | قیمت X7 Pro، F7 و M7 Pro',
    descriptionTag:
      'گوشی‌های پوکو برای بازی و باتری: F7 Ultra، F7 Pro، X7 Pro، M7 Pro و C75 با رجیستری و گارانتی ۱۸ ماهه.',
    description: html(
      'پوکو برای چه کسی است',
      'پوکو پول را خرج تراشه، باتری و شارژ می‌کند و در دوربین و بدنه صرفه‌جویی. برای بازی و کار سنگین، در هر بازهٔ قیمت معمولاً سریع‌ترین گوشی یک پوکوست.',
      'سری F پرچم‌دارگونه، سری X میان‌رده و سری M و C اقتصادی است. اگر عکس برایتان مهم‌تر است، شیائومی 15T یا پیکسل 9a را هم ببینید.',
    ),
    pictures: [
      phone('poco-x7-pro', 'yellow'),
      phone('poco-f7-ultra', 'black'),
      phone('poco-x7', 'green'),
    ],
  },
  {
    slug: 'honor-mobile',
    name: 'گوشی آنر',
    parent: 'mobile',
    titleTag: 'خرید گوشی آنر | قیمت Magic7 Pro، آنر ۴۰۰ و X9c',
    descriptionTag:
      'گوشی‌های آنر با باتری سیلیکون-کربن و بدنهٔ مقاوم: Magic7 Pro، ۴۰۰ پرو، ۴۰۰، X9c و X8c با گارانتی و رجیستری.',
    description: html(
      'آنر و باتری‌های نازکش',
      'آنر باتری سیلیکون-کربن را زودتر از بیشتر برندها به گوشی‌های ارزان آورد؛ به همین دلیل X9c با ۶٬۶۰۰ میلی‌آمپرساعت فقط ۱۸۹ گرم وزن دارد.',
      'همهٔ گوشی‌های آنر این فهرست خدمات گوگل را کامل دارند. سری Magic پرچم‌دار، سری ۴۰۰ میان‌ردهٔ بالا و سری X اقتصادی و سخت‌جان است.',
    ),
    pictures: [
      phone('honor-magic7-pro', 'breeze-blue'),
      phone('honor-400', 'desert-gold'),
      phone('honor-x9c', 'jade-cyan'),
    ],
  },
  {
    slug: 'nothing-mobile',
    name: 'گوشی ناتینگ',
    parent: 'mobile',
    titleTag: 'خرید گوشی ناتینگ و CMF | قیمت Phone (3) و (3a)',
    descriptionTag:
      'گوشی‌های شفاف ناتینگ و CMF با نرم‌افزار خلوت و دوربین تله‌فوتو، با رجیستری و گارانتی ۱۸ ماهه.',
    description: html(
      'ناتینگ چه فرقی دارد',
      'ناتینگ با پشت شفاف، چراغ‌های Glyph و نرم‌افزار بدون برنامهٔ تبلیغاتی شناخته می‌شود. سری (3a) و CMF از معدود میان‌رده‌هایی‌اند که دوربین تله‌فوتو دارند.',
      'آداپتور شارژ در جعبه نیست؛ هر شارژر PD با PPS کار می‌کند.',
    ),
    pictures: [
      phone('nothing-phone-3', 'white'),
      phone('nothing-phone-3a-pro', 'grey'),
      phone('cmf-phone-2-pro', 'orange'),
    ],
  },
  {
    slug: 'google-pixel',
    name: 'گوگل پیکسل',
    parent: 'mobile',
    titleTag: 'خرید گوگل پیکسل | قیمت پیکسل ۱۰ پرو، ۱۰، ۹ و 9a',
    descriptionTag:
      'گوشی‌های گوگل پیکسل با هفت سال به‌روزرسانی و دوربین مطمئن، با رجیستری و ضمانت ۱۲ ماههٔ فروشگاه.',
    description: html(
      'پیش از خرید پیکسل بدانید',
      'پیکسل نمایندگی رسمی در ایران ندارد؛ ضمانت ۱۲ ماهه را خود فروشگاه می‌دهد و قطعات اصلی پیکسل ۹ و ۱۰ را در انبار داریم.',
      'دوربین پیکسل با کمترین تنظیم بهترین نتیجه را می‌دهد و هفت سال به‌روزرسانی مستقیم از گوگل می‌گیرد. برای بازی سنگین، تراشهٔ Tensor انتخاب نخست نیست.',
    ),
    pictures: [
      phone('pixel-10-pro', 'jade'),
      phone('pixel-10', 'indigo'),
      phone('pixel-9a', 'peony'),
    ],
  },
  {
    slug: 'motorola-mobile',
    name: 'گوشی موتورولا',
    parent: 'mobile',
    titleTag: 'خرید گوشی موتورولا | قیمت Edge 60، Razr و Moto G',
    descriptionTag:
      'گوشی‌های موتورولا Edge 60 Pro، Edge 60 Fusion، Razr 60 Ultra و Moto G با بدنهٔ مقاوم و اندروید خلوت.',
    description: html(
      'موتورولا؛ سبک و سخت‌جان',
      'موتورولا روی بدنهٔ سبک با استاندارد نظامی، پشت بافت‌دار و اندروید نزدیک به نسخهٔ خام تمرکز کرده است.',
      'تعداد به‌روزرسانی‌هایش از سامسونگ و گوگل کمتر است؛ اگر گوشی را بیش از سه سال نگه می‌دارید این را در نظر بگیرید.',
    ),
    pictures: [
      phone('motorola-razr-60-ultra', 'rio-red'),
      phone('motorola-edge-60-pro', 'dazzling-blue'),
      phone('moto-g86', 'golden-cypress'),
    ],
  },
  {
    slug: 'nokia-mobile',
    name: 'گوشی نوکیا',
    parent: 'mobile',
    titleTag: 'خرید گوشی نوکیا | گوشی ساده و دکمه‌ای',
    descriptionTag:
      'گوشی‌های سادهٔ نوکیا ۱۰۵، ۱۱۰ و ۳۲۱۰ با باتری طولانی و نوکیا G42 تعمیرپذیر، با رجیستری و گارانتی.',
    description: html(
      'گوشی ساده یا هوشمند',
      'برای بزرگ‌ترها، خط کاری یا چند روز دوری از شبکه‌های اجتماعی، گوشی ساده هنوز منطقی است. اگر آنتن 2G در محل شما ضعیف است، نوکیا ۳۲۱۰ با 4G را انتخاب کنید.',
      'همهٔ گوشی‌های ساده هم مثل گوشی هوشمند باید رجیستر شوند. شناسهٔ گوشی‌های ما ثبت شده است و مالکیت را خودتان پس از تحویل به نام خود ثبت می‌کنید.',
    ),
    pictures: [
      phone('nokia-g42', 'so-purple'),
      picture('feature-phone', 'nokia-3210-4g', 'scuba-blue'),
      picture('feature-phone', 'nokia-105', 'cyan'),
    ],
  },
  {
    slug: 'tablet',
    name: 'تبلت',
    parent: null,
    titleTag: 'خرید تبلت | قیمت آیپد، تبلت سامسونگ و شیائومی',
    descriptionTag:
      'قیمت و مشخصات آیپد، گلکسی تب و شیائومی پد برای درس، طراحی و فیلم، با گارانتی ۱۸ ماهه.',
    description: html(
      'تبلت را برای چه می‌خواهید',
      'برای جزوه‌نویسی و طراحی، آیپد ایر با قلم پرو و گلکسی تب S10 FE با قلم داخل جعبه دو انتخاب اصلی‌اند. برای فیلم و کتاب، شیائومی پد ۷ صفحهٔ بهتری از هم‌قیمت‌هایش دارد.',
      'برای کودک، تبلتی با رم ۴ یا ۶ و حالت کودک مانند گلکسی تب A9 Plus کافی است. تبلت‌های این فهرست سیم‌کارت نمی‌خورند و نیازی به رجیستری ندارند.',
    ),
    filters: tabletFilters,
    pictures: [
      picture('tablet', 'ipad-air-m3-11', 'blue'),
      picture('tablet', 'galaxy-tab-s10-ultra', 'moonstone-gray'),
      picture('tablet', 'xiaomi-pad-7', 'green'),
    ],
  },
  leaf(
    'ipad',
    'آیپد',
    'tablet',
    'خرید آیپد | قیمت آیپد پرو، ایر، مینی و A16',
    'قیمت آیپد پرو M4، آیپد ایر M3، آیپد A16 و آیپد مینی ۷ با گارانتی ۱۸ ماهه و پلمپ اصلی.',
    [
      picture('tablet', 'ipad-pro-m4-11', 'space-black'),
      picture('tablet', 'ipad-air-m3-11', 'purple'),
      picture('tablet', 'ipad-a16', 'pink'),
    ],
  ),
  leaf(
    'samsung-tablet',
    'تبلت سامسونگ',
    'tablet',
    'خرید تبلت سامسونگ | قیمت گلکسی تب',
    'گلکسی تب S10 Ultra، S10 FE و A9 Plus با قلم S Pen، گارانتی ۱۸ ماهه و ارسال سریع.',
    [
      picture('tablet', 'galaxy-tab-s10-ultra', 'moonstone-gray'),
      picture('tablet', 'galaxy-tab-s10-fe', 'blue'),
      picture('tablet', 'galaxy-tab-a9-plus', 'navy'),
    ],
  ),
  leaf(
    'xiaomi-tablet',
    'تبلت شیائومی',
    'tablet',
    'خرید تبلت شیائومی | قیمت شیائومی پد ۷ و ردمی پد',
    'شیائومی پد ۷ پرو، پد ۷ و ردمی پد SE با صفحهٔ بزرگ و قیمت مناسب، با گارانتی ۱۸ ماهه.',
    [
      picture('tablet', 'xiaomi-pad-7-pro', 'blue'),
      picture('tablet', 'xiaomi-pad-7', 'green'),
      picture('tablet', 'redmi-pad-se', 'lavender-purple'),
    ],
  ),
  {
    slug: 'smart-watch',
    name: 'ساعت هوشمند',
    parent: null,
    titleTag: 'خرید ساعت هوشمند | اپل واچ، گلکسی واچ و شیائومی',
    descriptionTag: 'قیمت اپل واچ، گلکسی واچ، شیائومی واچ و مچ‌بند هوشمند با گارانتی ۱۸ ماهه.',
    description: html(
      'ساعت را با گوشی خود انتخاب کنید',
      'اپل واچ فقط با آیفون و گلکسی واچ فقط با اندروید کار می‌کند. ساعت‌های شیائومی و امیزفیت با هر دو جفت می‌شوند و باتری چندهفته‌ای دارند، ولی برنامهٔ جانبی ندارند.',
      'اگر هدفتان پیگیری خواب و قدم است، مچ‌بند سبک‌تر و ارزان‌تر است. برای دویدن بدون گوشی به موقعیت‌یاب داخلی نیاز دارید.',
    ),
    filters: watchFilters,
    pictures: [
      picture('watch', 'apple-watch-series-11', 'rose-gold'),
      picture('watch', 'galaxy-watch-8-classic', 'black'),
      picture('watch', 'redmi-watch-5', 'silver-gray'),
    ],
  },
  leaf(
    'apple-watch',
    'اپل واچ',
    'smart-watch',
    'خرید اپل واچ | قیمت سری ۱۱، Ultra 3 و SE 3',
    'اپل واچ سری ۱۱، Ultra 3 و SE 3 با پلمپ اصلی و گارانتی ۱۸ ماهه.',
    [
      picture('watch', 'apple-watch-series-11', 'rose-gold'),
      picture('watch', 'apple-watch-ultra-3', 'natural-titanium'),
      picture('watch', 'apple-watch-se-3', 'starlight'),
    ],
  ),
  leaf(
    'samsung-watch',
    'ساعت سامسونگ',
    'smart-watch',
    'خرید ساعت هوشمند سامسونگ | گلکسی واچ ۸ و Ultra',
    'گلکسی واچ ۸، ۸ کلاسیک و Ultra با سنجش ترکیب بدن و گارانتی ۱۸ ماهه.',
    [
      picture('watch', 'galaxy-watch-8', 'silver'),
      picture('watch', 'galaxy-watch-8-classic', 'black'),
      picture('watch', 'galaxy-watch-ultra', 'titanium-blue'),
    ],
  ),
  leaf(
    'xiaomi-watch',
    'ساعت شیائومی و امیزفیت',
    'smart-watch',
    'خرید ساعت و مچ‌بند شیائومی و امیزفیت',
    'شیائومی واچ S4، ردمی واچ ۵، باند ۱۰ و امیزفیت Bip 6 با باتری چندهفته‌ای و گارانتی.',
    [
      picture('watch', 'xiaomi-watch-s4', 'silver'),
      picture('watch', 'redmi-watch-5', 'obsidian-black'),
      picture('watch', 'xiaomi-band-10', 'mystic-rose'),
    ],
  ),
  {
    slug: 'headphone',
    name: 'هدفون و هندزفری',
    parent: null,
    titleTag: 'خرید هدفون و هندزفری بی‌سیم | ایرپادز، سونی و JBL',
    descriptionTag:
      'قیمت ایرپادز، گلکسی بادز، ردمی بادز، هدفون سونی و JBL با حذف نویز و گارانتی ۱۸ ماهه.',
    description: html(
      'دوگوشی یا دورگوشی',
      'هندزفری در جیب جا می‌گیرد و برای ورزش و رفت‌وآمد بهتر است. هدفون دورگوشی باتری طولانی‌تر و حذف نویز قوی‌تری دارد و برای کار و پرواز مناسب‌تر است.',
      'حذف نویز فعال صدای یکنواخت مترو و کولر را کم می‌کند، نه صدای گفت‌وگو. برای موسیقی باکیفیت روی اندروید به کدک LDAC توجه کنید؛ آیفون فقط AAC دارد.',
    ),
    filters: soundFilters,
    pictures: [
      picture('earbuds', 'airpods-pro-3', 'white'),
      picture('headphones', 'sony-wh-1000xm6', 'platinum-silver'),
      picture('earbuds', 'nothing-ear', 'black'),
    ],
  },
  leaf(
    'airpods',
    'ایرپادز',
    'headphone',
    'خرید ایرپادز | قیمت ایرپادز پرو ۳، ۴ و مکس',
    'ایرپادز پرو ۳، ایرپادز ۴ و ایرپادز مکس اصلی با سریال قابل استعلام و گارانتی ۱۸ ماهه.',
    [
      picture('earbuds', 'airpods-pro-3', 'white'),
      picture('earbuds', 'airpods-4', 'white'),
      picture('headphones', 'airpods-max', 'starlight'),
    ],
  ),
  leaf(
    'earbuds',
    'هندزفری بی‌سیم',
    'headphone',
    'خرید هندزفری بی‌سیم سامسونگ، شیائومی، انکر و ناتینگ',
    'گلکسی بادز ۳ پرو، ردمی بادز ۶ پرو، ناتینگ Ear و ساندکور P40i با حذف نویز و گارانتی.',
    [
      picture('earbuds', 'galaxy-buds-3-pro', 'silver'),
      picture('earbuds', 'nothing-ear', 'black'),
      picture('earbuds', 'soundcore-p40i', 'blue'),
    ],
  ),
  leaf(
    'over-ear',
    'هدفون دورگوشی',
    'headphone',
    'خرید هدفون دورگوشی | سونی، JBL و انکر',
    'هدفون بی‌سیم سونی WH-1000XM6، CH720N، JBL Tune 770NC و ساندکور Q30i با حذف نویز فعال.',
    [
      picture('headphones', 'sony-wh-1000xm6', 'platinum-silver'),
      picture('headphones', 'jbl-tune-770nc', 'blue'),
      picture('headphones', 'soundcore-q30i', 'pink'),
    ],
  ),
  {
    slug: 'accessories',
    name: 'شارژ و لوازم جانبی',
    parent: null,
    titleTag: 'خرید لوازم جانبی موبایل | شارژر، کابل، پاوربانک و قاب',
    descriptionTag:
      'شارژر اصلی اپل و سامسونگ، پاوربانک انکر و شیائومی، کابل و قاب موبایل با ضمانت اصالت.',
    description: html(
      'شارژر و کابل اصل را چطور بشناسیم',
      'سرعت شارژ را ضعیف‌ترین حلقه تعیین می‌کند: گوشی، آداپتور و کابل باید همگی یک فناوری را بشناسند. سامسونگ‌های ۴۵ واتی به PPS و کابل پنج‌آمپری نیاز دارند و آیفون‌های سری ۱۷ به آداپتور ۴۰ وات.',
      'پاوربانک تا ۱۰۰ وات‌ساعت را می‌توان در هواپیما همراه داشت؛ پاوربانک‌های ۲۰ هزار این فهرست حدود ۷۴ وات‌ساعت‌اند.',
    ),
    filters: basicFilters,
    pictures: [
      picture('power-bank', 'anker-maggo-10000', 'black'),
      picture('charger', 'apple-40w', 'white'),
      picture('case', 'iphone-17-pro-max-silicone', 'orange'),
    ],
  },
  leaf(
    'charger',
    'شارژر',
    'accessories',
    'خرید شارژر اصلی گوشی | اپل، سامسونگ، شیائومی و انکر',
    'آداپتور اصلی اپل ۲۰ و ۴۰ وات، سامسونگ ۲۵ و ۴۵ وات، شیائومی ۶۷ وات و شارژرهای GaN انکر و باسئوس.',
    [
      picture('charger', 'apple-40w', 'white'),
      picture('charger', 'anker-nano-45w', 'black'),
      picture('charger', 'samsung-45w', 'black'),
    ],
    [...basicFilters, 'power'],
  ),
  leaf(
    'cable',
    'کابل شارژ',
    'accessories',
    'خرید کابل شارژ USB-C و لایتنینگ',
    'کابل USB-C و لایتنینگ اپل، انکر، باسئوس و سامسونگ با ضمانت اصالت.',
    [
      picture('cable', 'anker-usb-c-240w', 'black'),
      picture('cable', 'apple-usb-c-1m', 'white'),
      picture('cable', 'baseus-usb-c-lightning', 'white'),
    ],
    [...basicFilters, 'power', 'connector'],
  ),
  leaf(
    'power-bank',
    'پاوربانک',
    'accessories',
    'خرید پاوربانک | انکر، شیائومی، سامسونگ و باسئوس',
    'پاوربانک ۱۰ و ۲۰ هزار میلی‌آمپرساعت، مگ‌سیف و سیمی، با گارانتی ۱۸ ماهه.',
    [
      picture('power-bank', 'anker-zolo-20000', 'blue'),
      picture('power-bank', 'anker-maggo-10000', 'black'),
      picture('power-bank', 'xiaomi-20000-33w', 'tan'),
    ],
    [...basicFilters, 'capacity', 'power', 'wireless_charge'],
  ),
  leaf(
    'case',
    'قاب و کاور',
    'accessories',
    'خرید قاب گوشی | آیفون، سامسونگ و شیائومی',
    'قاب سیلیکونی و شفاف اصلی آیفون ۱۷، ۱۶ و ایر، گلکسی S25 Ultra و A56 با امکان تعویض ۷ روزه.',
    [
      picture('case', 'iphone-17-pro-max-silicone', 'orange'),
      picture('case', 'iphone-16-clear', 'clear'),
      picture('case', 'galaxy-s25-ultra-silicone', 'blue'),
    ],
  ),
  {
    slug: 'laptop',
    name: 'لپ‌تاپ',
    parent: null,
    titleTag: 'خرید لپ‌تاپ | قیمت مک‌بوک ایر، مک‌بوک پرو و گلکسی بوک',
    descriptionTag: 'مک‌بوک ایر M4، مک‌بوک پرو M4 و گلکسی بوک ۴ با گارانتی ۱۸ ماهه و خرید اقساطی.',
    description: html(
      'رم و حافظه را درست انتخاب کنید',
      'رم و حافظهٔ مک‌بوک پس از خرید ارتقا نمی‌یابد؛ برای برنامه‌نویسی و تدوین دست‌کم ۱۶ گیگابایت رم و ۵۱۲ گیگابایت حافظه در نظر بگیرید. گلکسی بوک جای حافظهٔ دوم دارد.',
      'صفحه‌کلید مک‌بوک‌های این فهرست انگلیسی است و حک فارسی لیزری به درخواست شما و بدون هزینه انجام می‌شود.',
    ),
    filters: ['available', 'discounted', 'brand', 'price', 'color', 'storage', 'screen'],
    pictures: [
      picture('laptop', 'macbook-air-m4-13', 'sky-blue'),
      picture('laptop', 'macbook-pro-m4-14', 'space-black'),
      picture('laptop', 'galaxy-book-4', 'gray'),
    ],
  },
  {
    slug: 'speaker',
    name: 'اسپیکر',
    parent: null,
    titleTag: 'خرید اسپیکر بلوتوثی | JBL و ساندکور',
    descriptionTag:
      'اسپیکر بلوتوثی ضدآب JBL Flip 7، Charge 6 و ساندکور Motion 300 با گارانتی ۱۸ ماهه.',
    description: html(
      'اسپیکر برای خانه یا سفر',
      'برای کوله و ساحل، وزن و ضدآب بودن مهم‌تر از توان است. برای باغ و دورهمی، توان بالای ۴۰ وات و باتری یک‌روزه بخواهید.',
      'اگر قرار است دو اسپیکر را با هم جفت کنید، هر دو باید فناوری یکسانی داشته باشند؛ Auracast با مدل‌های قدیمی JBL کار نمی‌کند.',
    ),
    filters: [...basicFilters, 'power', 'waterproof'],
    pictures: [
      picture('speaker', 'jbl-flip-7', 'blue'),
      picture('speaker', 'jbl-charge-6', 'red'),
      picture('speaker', 'soundcore-motion-300', 'green'),
    ],
  },
  {
    slug: 'gaming',
    name: 'گیمینگ',
    parent: null,
    titleTag: 'خرید دستهٔ بازی | DualSense و Xbox',
    descriptionTag:
      'دستهٔ بازی اصلی پلی‌استیشن ۵ و Xbox برای کنسول، کامپیوتر و گوشی با گارانتی ۱۸ ماهه.',
    description: html(
      'کدام دسته برای کجا',
      'DualSense برای پلی‌استیشن ۵ ساخته شده و ماشه‌های تطبیقی آن در بازی‌های همان کنسول کامل کار می‌کند. روی کامپیوتر، دستهٔ Xbox را ویندوز بی‌درنگ می‌شناسد.',
      'هر دو با بلوتوث به گوشی اندروید و آیفون وصل می‌شوند و بازی‌های پشتیبان را بدون تنظیم اجرا می‌کنند.',
    ),
    filters: basicFilters,
    pictures: [
      picture('gamepad', 'dualsense', 'white'),
      picture('gamepad', 'xbox-controller', 'carbon-black'),
      picture('gamepad', 'dualsense', 'cosmic-red'),
    ],
  },
]

type Picture = SeedCategory['pictures'][number]

function leaf(
  slug: string,
  name: string,
  parent: string,
  titleTag: string,
  descriptionTag: string,
  pictures: Picture[],
  filters?: string[],
): SeedCategory {
  return {
    slug,
    name,
    parent,
    titleTag,
    descriptionTag,
    description: '',
    pictures,
    ...(filters && { filters }),
  }
}

function picture(kind: DeviceKind, model: string, color: string): Picture {
  return { kind, model, color }
}

function phone(model: string, color: string): Picture {
  return picture('phone', model, color)
}

function html(title: string, ...paragraphs: string[]): string {
  return `<h2>${title}</h2>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}`
}
