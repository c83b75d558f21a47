import type { SeedHomeSection, SeedSeoText } from '#demo/seed/types.ts'

const offers = 'discounted=true&ordering=-current_discount_amount'

/** The home page, from top to bottom. */
export const demoHome: SeedHomeSection[] = [
  {
    type: 'STORY',
    stories: [
      {
        name: 'آیفون ۱۷ پرو',
        scene: 'story/1',
        tint: 'saffron',
        items: [
          {
            product: 'iphone-17-pro-max-256gb',
            color: 'cosmic-orange',
            text: 'نارنجی کیهانی رسید؛ پلمپ و نات‌اکتیو',
          },
          {
            product: 'iphone-17-pro-256gb',
            color: 'deep-blue',
            text: 'همان دوربین‌ها، ۲۷ گرم سبک‌تر',
          },
          {
            product: 'iphone-17-pro-max-silicone-case',
            color: 'orange',
            text: 'قاب هم‌رنگ با مگ‌سیف',
          },
        ],
      },
      {
        name: 'گلکسی S25',
        scene: 'story/2',
        tint: 'sky',
        items: [
          {
            product: 'galaxy-s25-12gb-256gb',
            color: 'icy-blue',
            text: 'پرچم‌داری که در جیب جا می‌شود',
          },
          {
            product: 'galaxy-s25-ultra-12gb-512gb',
            color: 'titanium-gray',
            text: 'با شارژر ۴۵ وات هدیه',
          },
        ],
      },
      {
        name: 'اپل واچ ۱۱',
        scene: 'story/3',
        tint: 'rose',
        items: [
          {
            product: 'apple-watch-series-11-42mm',
            color: 'rose-gold',
            text: 'رزگلد، ۴۲ میلی‌متری',
          },
          {
            product: 'apple-watch-se-3-44mm',
            color: 'starlight',
            text: 'شروع مناسب برای کاربر آیفون',
          },
        ],
      },
      {
        name: 'بادز ۳ پرو',
        scene: 'story/4',
        tint: 'firouzeh',
        items: [
          {
            product: 'galaxy-buds-3-pro',
            color: 'silver',
            text: 'درایور پلانار، صدای ۲۴ بیتی با گلکسی',
          },
        ],
      },
      {
        name: 'پوکو X7 پرو',
        scene: 'story/5',
        tint: 'sage',
        items: [
          {
            product: 'poco-x7-pro-12gb-512gb',
            color: 'yellow',
            text: 'سریع‌ترین گوشی زیر ۴۵ میلیون',
          },
          {
            product: 'poco-f7-12gb-256gb',
            color: 'cyber-silver',
            text: 'با باتری ۶٬۵۰۰ میلی‌آمپرساعت',
          },
        ],
      },
      {
        name: 'سونی XM6',
        scene: 'story/6',
        tint: 'saffron',
        items: [
          {
            product: 'sony-wh-1000xm6',
            color: 'platinum-silver',
            text: 'مرجع حذف نویز، دوباره تاشو',
          },
          { product: 'sony-wh-ch720n', color: 'blue', text: '۱۹۲ گرم، برای کلاس و کار' },
        ],
      },
      {
        name: 'پیکسل ۱۰',
        scene: 'story/7',
        tint: 'sky',
        items: [
          { product: 'pixel-10-128gb', color: 'indigo', text: 'برای نخستین بار با زوم ۵ برابر' },
          { product: 'pixel-10-pro-256gb', color: 'jade', text: 'دوربین پرو در بدنهٔ ۶٫۳ اینچی' },
        ],
      },
      {
        name: 'جی‌بی‌ال فلیپ',
        scene: 'story/8',
        tint: 'rose',
        items: [
          { product: 'jbl-flip-7', color: 'blue', text: 'ضدآب و ضدضربه، برای سفر' },
          { product: 'jbl-charge-6', color: 'red', text: 'یک شبانه‌روز موسیقی' },
        ],
      },
    ],
  },
  {
    type: 'HERO_SECTION',
    slides: [
      {
        scene: 'hero-1',
        tint: 'firouzeh',
        kicker: 'نارنجی کیهانی رسید',
        title: 'آیفون ۱۷ پرو مکس',
        text: 'پلمپ و نات‌اکتیو، با گارانتی ۱۸ ماهه و رجیستری رسمی.',
        priceOf: 'iphone-17-pro-max-256gb',
        color: 'cosmic-orange',
        link: '/products/iphone-17-pro-max-256gb',
      },
      {
        scene: 'hero-2',
        tint: 'sky',
        kicker: 'گلکسی، کنار هم',
        title: 'گلکسی S25 Ultra و واچ Ultra',
        text: 'قلم در بدنه، دو زوم جدا و هفت سال به‌روزرسانی؛ با شارژر ۴۵ وات هدیه.',
        priceOf: 'galaxy-s25-ultra-12gb-256gb',
        color: 'titanium-silverblue',
        link: '/products/galaxy-s25-ultra-12gb-256gb',
      },
      {
        scene: 'hero-3',
        tint: 'rose',
        kicker: 'سکوت، هر جا که هستید',
        title: 'ایرپادز پرو ۳ و مکس',
        text: 'حذف نویز دو برابر نسل پیش، سنجش ضربان قلب و هشت ساعت پخش پیوسته.',
        priceOf: 'airpods-pro-3',
        color: 'white',
        link: '/products/airpods-pro-3',
      },
      {
        scene: 'hero-5',
        tint: 'sage',
        kicker: 'برای درس و کار',
        title: 'مک‌بوک ایر و آیپد مینی',
        text: 'سبک، بی‌صدا و با باتری یک‌روزه؛ خرید اقساطی تا ۱۲ ماه.',
        priceOf: 'macbook-air-m4-13-256gb',
        color: 'sky-blue',
        link: '/products/macbook-air-m4-13-256gb',
      },
    ],
  },
  {
    type: 'FLAGSHIP',
    title: 'دسته‌ها',
    tiles: [
      { category: 'mobile', name: 'موبایل' },
      { category: 'tablet', name: 'تبلت' },
      { category: 'laptop', name: 'لپ‌تاپ' },
      { category: 'smart-watch', name: 'ساعت هوشمند' },
      { category: 'earbuds', name: 'هندزفری' },
      { category: 'over-ear', name: 'هدفون' },
      { category: 'power-bank', name: 'پاوربانک' },
      { category: 'gaming', name: 'گیمینگ' },
    ],
  },
  {
    type: 'CUSTOM_PRODUCT',
    title: 'شگفت‌انگیز',
    text: 'هر قیمت تا پایان شمارش کالای خودش می‌ماند.',
    query: offers,
    pick: {
      slugs: [
        'galaxy-s25-ultra-12gb-512gb',
        'airpods-pro-3',
        'redmi-note-14-pro-8gb-256gb',
        'galaxy-watch-8-classic',
        'sony-wh-1000xm6',
        'anker-zolo-20000-power-bank',
        'xiaomi-band-10',
        'galaxy-s24-fe-256gb',
        'poco-x7-12gb-512gb',
        'ipad-air-m3-11-256gb',
      ],
    },
  },
  {
    type: 'PRODUCT',
    title: 'پرفروش‌ترین گوشی‌ها',
    category: 'mobile',
    query: 'ordering=-sold_count',
    pick: { rule: { category: 'mobile' }, ordering: '-sold_count', size: 10 },
  },
  {
    type: 'SMALL_BANNER',
    banners: [
      {
        scene: 'promo-used',
        tint: 'saffron',
        title: 'کارکرده، با کارنامهٔ سلامت',
        text: 'باتری، بدنه و تعمیرات هر گوشی را پیش از خرید ببینید.',
        action: 'دیدن گوشی‌ها',
        link: '/productlist/mobile/iphone/used-iphone',
      },
      {
        scene: 'promo-installment',
        tint: 'rose',
        title: 'تا ۱۲ ماه قسط',
        text: 'از درگاه اعتباری با ضمانت چک صیادی و دست‌کم ۵۰٪ پیش‌پرداخت؛ قسط ماهانه در صفحهٔ هر کالا آمده است.',
        action: 'دیدن کالاها',
        link: '/productlist/mobile',
      },
    ],
  },
  {
    type: 'PROPERTY',
    title: 'گوشی به انتخاب ویژگی',
    category: 'mobile',
    tabs: [
      {
        slug: 'strong-camera',
        name: 'دوربین قوی',
        icon: 'camera',
        rule: {
          category: 'mobile',
          min: { cameraMp: 48, releaseYear: 2025 },
          minPrice: 80_000_000,
        },
      },
      {
        slug: 'big-battery',
        name: 'باتری پرشارژ',
        icon: 'battery',
        rule: { category: 'mobile', min: { batteryMah: 6000 } },
      },
      {
        slug: 'good-for-games',
        name: 'مناسب بازی',
        icon: 'gamepad',
        rule: { category: 'mobile', min: { refreshHz: 120, ramGb: 12, batteryMah: 5000 } },
      },
      {
        slug: 'compact',
        name: 'خوش‌دست',
        icon: 'hand',
        rule: { category: 'mobile', min: { displayInch: 5.5 }, max: { displayInch: 6.4 } },
      },
      {
        slug: 'under-50-million',
        name: 'زیر ۵۰ میلیون',
        icon: 'wallet',
        rule: { category: 'mobile', min: { ramGb: 8 }, maxPrice: 50_000_000 },
      },
      {
        slug: 'waterproof',
        name: 'ضدآب',
        icon: 'drop',
        rule: { category: 'mobile', is: { waterproof: true }, maxPrice: 120_000_000 },
      },
    ],
  },
  {
    type: 'PRODUCT',
    title: 'آیفون کارکرده با کارنامه',
    category: 'used-iphone',
    pick: { rule: { category: 'used-iphone' }, ordering: '-create_at', size: 10 },
  },
  {
    type: 'SMALL_BANNER',
    banners: [
      {
        scene: 'promo-audio',
        tint: 'sage',
        title: 'سکوت، هر جا که هستید',
        text: 'هدفون‌های حذف نویز سونی، اپل و انکر با گارانتی.',
        action: 'دیدن هدفون‌ها',
        link: '/productlist/headphone',
      },
      {
        scene: 'promo-accessories',
        tint: 'sky',
        title: 'شارژ سریع، اصل',
        text: 'آداپتور، کابل و پاوربانک با ضمانت اصالت.',
        action: 'دیدن لوازم شارژ',
        link: '/productlist/accessories',
      },
    ],
  },
  {
    type: 'PRODUCT',
    title: 'صدا و سکوت',
    category: 'headphone',
    pick: {
      rule: { category: 'headphone', is: { noiseCancelling: true } },
      ordering: '-sold_count',
      size: 10,
    },
  },
  {
    type: 'FULL_WIDTH_BANNER',
    banners: [
      {
        scene: 'promo-value',
        tint: 'saffron',
        kicker: 'زیر ۵۰ میلیون تومان',
        title: 'پوکو و ردمی، پرزور و به‌صرفه',
        text: 'باتری بزرگ، شارژ سریع و صفحهٔ ۱۲۰ هرتزی با قیمت میان‌رده.',
        action: 'دیدن گوشی‌ها',
        link: '/productlist/mobile?brand=poco&brand=xiaomi&max_price=50000000',
      },
    ],
  },
  {
    type: 'PRODUCT',
    title: 'تازه‌رسیده‌ها',
    category: 'mobile',
    query: 'ordering=-create_at',
    pick: {
      rule: { category: 'mobile', min: { releaseYear: 2025 } },
      ordering: '-create_at',
      size: 12,
    },
  },
  {
    type: 'LATEST_ARTICLES',
    title: 'تازه‌های مجله',
    size: 4,
  },
]

/** The text at the bottom of the home page. */
export const demoSeoText: SeedSeoText = {
  title: 'خرید گوشی و لوازم دیجیتال از فروشگاه ما',
  paragraphs: [
    'ما فروشگاه تخصصی گوشی موبایل و لوازم دیجیتال هستیم. هر گوشی با رجیستری رسمی، پلمپ شرکتی و گارانتی معتبر فروخته می‌شود و پیش از خرید می‌توانید رنگ، حافظه و قیمت مدل‌ها را کنار هم ببینید. سفارش‌های تهران که در روزهای کاری پیش از ساعت ۱۴ ثبت شوند همان روز به دستتان می‌رسد و سفارش شهرهای دیگر روز کاری بعد فرستاده می‌شود. خرید نقدی، اقساطی و با بیعانه ممکن است.',
    'قیمت گوشی در بازار ایران روزانه تغییر می‌کند. زمان آخرین به‌روزرسانی قیمت در صفحهٔ هر کالا نوشته شده و مبلغی که هنگام ثبت سفارش می‌بینید تا پایان مهلت پرداخت ثابت می‌ماند. اگر قیمت کالایی که زیر نظر دارید پایین بیاید، با پیامک یا پیام سایت خبر می‌گیرید.',
    'در بخش کارکرده، هر دستگاه کارنامهٔ سلامت خودش را دارد: درصد باتری، وضعیت بدنه و صفحه، قطعه‌های تعویض‌شده و لوازم همراه. سی روز ضمانت سلامت و انتقال مالکیت از راه دور، پس از آنکه گوشی را پسندیدید، خرید گوشی دست دوم را بی‌نگرانی می‌کند.',
    'اگر میان چند مدل مردد هستید، دو کالا را در صفحهٔ مقایسه کنار هم بگذارید یا درخواست مشاوره ثبت کنید تا کارشناس فروش با شما تماس بگیرد. مجله هم راهنمای رجیستری، شارژ و انتخاب گوشی را به زبان ساده نوشته است.',
  ],
  questions: [
    {
      question: 'آیا گوشی‌ها رجیستر شده‌اند؟',
      answer:
        'بله. گوشی‌های نو با شناسهٔ ثبت‌شده در سامانهٔ رسمی و بدون مالک فروخته می‌شوند. مالکیت را خودتان، تا ۳۰ روز پس از نخستین روشن شدن، به نام خود ثبت می‌کنید؛ گام‌ها در «پرسش‌های رجیستری» آمده است.',
    },
    {
      question: 'سفارش چه زمانی به دستم می‌رسد؟',
      answer:
        'سفارش‌های تهران که در روزهای کاری پیش از ساعت ۱۴ ثبت شوند همان روز از ساعت ۱۵ تا ۱۷ تحویل می‌شوند. سفارش شهرهای دیگر روز کاری بعد فرستاده می‌شود و از آن پس با پست پیشتاز ۲ تا ۴ روز کاری و با باربری سریع ۱ تا ۲ روز کاری در راه است. جزئیات در «روش‌های ارسال» آمده است.',
    },
    {
      question: 'آیا می‌توانم کالا را پس بدهم؟',
      answer:
        'تا هفت روز پس از تحویل، اگر کالا با مشخصات نوشته‌شده یکی نباشد، ایراد داشته باشد یا پلمپ آن باز نشده باشد، بله. گوشی را تا وقتی به نام خود ثبت نکرده‌اید می‌توانید بازگردانید. شرایط کامل در صفحهٔ «ضمانت هفت‌روزه» آمده است.',
    },
    {
      question: 'خرید اقساطی چگونه است؟',
      answer:
        'با دست‌کم ۵۰ درصد پیش‌پرداخت، باقی مبلغ از درگاه اعتباری با ضمانت چک صیادی در ۴ تا ۱۲ ماه پرداخت می‌شود. مبلغ هر قسط در صفحهٔ هر کالا آمده است. سقف تسهیلات ۵۰ میلیون تومان است؛ شرایط را در «خرید اقساطی» بخوانید.',
    },
    {
      question: 'نات‌اکتیو یعنی چه؟',
      answer:
        'یعنی دستگاه هنوز روشن و فعال نشده و دورهٔ گارانتی جهانی آن آغاز نشده است. گوشی‌های نو ما پلمپ هستند و نخستین بار خودتان آن‌ها را روشن می‌کنید.',
    },
    {
      question: 'گوشی کارکرده ضمانت دارد؟',
      answer:
        'بله، سی روز ضمانت سلامت برای همهٔ قطعه‌ها به جز شکستگی و آب‌خوردگی پس از تحویل. کارنامهٔ سلامت هر دستگاه در صفحهٔ آن آمده است.',
    },
  ],
}
