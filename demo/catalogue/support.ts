import type { SeedMessage, SeedTicket } from '#demo/seed/types.ts'

/** The tickets of the demo's customer, oldest first. */
export const demoTickets: SeedTicket[] = [
  {
    title: 'زمان رجیستری گوشی',
    category: 'گارانتی و رجیستری',
    status: 'CLOSED',
    chat: [
      {
        text: 'سلام، گوشی را امروز تحویل گرفتم. رجیستری به نام خودم چقدر طول می‌کشد؟',
        isAdmin: false,
        daysAgo: 19,
        seen: true,
      },
      {
        text: 'سلام، مبارک باشد. ثبت مالکیت با خودتان است و چند دقیقه بیشتر طول نمی‌کشد: گارانتی را در صفحهٔ «رجیستری و گارانتی» فعال کنید و با کد رجیستری آن، در سامانهٔ همتا گوشی را به نام خود ثبت کنید. ۳۰ روز وقت دارید؛ گوشی ثبت‌شده بازگردانده نمی‌شود، پس نخست آن را بیازمایید.',
        isAdmin: true,
        daysAgo: 19,
        seen: true,
      },
    ],
  },
  {
    title: 'فاکتور رسمی برای شرکت',
    category: 'پیگیری سفارش',
    status: 'PENDING',
    chat: [
      {
        text: 'برای سفارش قبلی فاکتور رسمی به نام شرکت لازم دارم. چه اطلاعاتی باید بفرستم؟',
        isAdmin: false,
        daysAgo: 3,
        seen: true,
      },
      {
        text: 'شناسهٔ ملی و آدرس شرکت را در بخش اطلاعات حقوقی حساب خود ثبت کنید تا فاکتور صادر شود.',
        isAdmin: true,
        daysAgo: 2,
        seen: false,
      },
      {
        text: 'اگر فاکتور را با مهر شرکت می‌خواهید، همین‌جا بنویسید تا همراه پیک بفرستیم.',
        isAdmin: true,
        daysAgo: 1,
        seen: false,
      },
    ],
  },
]

/** The shop's messages to the demo's customer, oldest first. */
export const demoMessages: SeedMessage[] = [
  {
    title: 'به فیروزه خوش آمدید',
    text: 'حساب شما آماده است. سفارش‌ها، آدرس‌ها و کالاهای ذخیره‌شده را در حساب خود می‌بینید.',
    product: null,
    daysAgo: 40,
    seen: true,
  },
  {
    title: 'کالای دلخواه شما موجود شد',
    text: 'گوشی موبایل اپل آیفون ۱۷ پرو مکس که خواسته بودید خبرتان کنیم، دوباره موجود شد.',
    product: 'iphone-17-pro-max-256gb',
    daysAgo: 1,
    seen: false,
  },
]
