/** Texts of the questions about a product. */
export const questions = {
  title: 'پرسش و پاسخ',
  short: 'پرسش‌ها',
  hint: 'پیش از خرید سؤالی دارید؟ کارشناسان فروشگاه و خریداران این کالا پاسخ می‌دهند.',
  count: (count: string) => `${count}\u00a0پرسش`,
  ask: 'ثبت پرسش',
  none: 'هنوز کسی دربارهٔ این کالا نپرسیده است؛ اولین پرسش را شما بپرسید.',
  answer: 'پاسخ به این پرسش',
  unanswered: 'هنوز پاسخی ندارد.',
  shop: 'پاسخ فروشگاه',
  buyer: 'خریدار',
  pages: 'صفحه‌های پرسش‌ها',
  position: (page: string, count: string) => `صفحهٔ ${page} از ${count}`,
  previous: 'پرسش‌های تازه‌تر',
  next: 'پرسش‌های قدیمی‌تر',
} as const

type Kind = 'question' | 'answer'

/** Texts of the form for questions and answers. */
export const questionForm = {
  title: { question: 'پرسش شما', answer: 'پاسخ شما' } satisfies Record<Kind, string>,
  about: 'پرسش',
  text: { question: 'متن پرسش', answer: 'متن پاسخ' } satisfies Record<Kind, string>,
  hint: {
    question: 'کوتاه و روشن بپرسید. شمارهٔ تماس و اطلاعات شخصی ننویسید.',
    answer: 'از تجربهٔ خودتان با این کالا بنویسید.',
  } satisfies Record<Kind, string>,
  length: (typed: string, most: string) => `${typed} از ${most} نویسه`,
  required: 'فیلد الزامی است',
  tooLong: 'متن از اندازهٔ مجاز بلندتر است',
  guest: 'برای ثبت، وارد حساب خود می‌شوید. نوشته‌تان می‌ماند.',
  send: { question: 'ثبت پرسش', answer: 'ثبت پاسخ' } satisfies Record<Kind, string>,
  sending: 'در حال ثبت',
  failed: {
    question: 'پرسش شما ثبت نشد.',
    answer: 'پاسخ شما ثبت نشد.',
  } satisfies Record<Kind, string>,
  loginTitle: 'ورود به حساب',
  loginText: 'برای ثبت نوشته‌تان وارد شوید. پس از ورود به همین‌جا برمی‌گردید و متن سر جای خود است.',
  login: 'ورود یا ثبت‌نام',
  back: 'بازگشت به متن',
  sent: {
    question: 'پرسش شما ثبت شد و در انتظار تأیید است',
    answer: 'پاسخ شما ثبت شد و در انتظار تأیید است',
  } satisfies Record<Kind, string>,
  sentTitle: { question: 'ممنون از پرسشتان', answer: 'ممنون از پاسختان' } satisfies Record<
    Kind,
    string
  >,
  sentText: {
    question:
      'پرسش شما پس از بررسی در همین صفحه منتشر می‌شود. وقتی پاسخی برسد، در پیام‌های حسابتان خبر می‌دهیم.',
    answer: 'پاسخ شما پس از بررسی زیر همین پرسش منتشر می‌شود.',
  } satisfies Record<Kind, string>,
  published: 'پاسخ شما به نام فروشگاه منتشر شد.',
  close: 'بستن',
} as const
