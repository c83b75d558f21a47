/** What customers wrote to the shop, by how many days ago; `buyer` counts in `people.ts`. */
export const writings = {
  tickets: [
    {
      buyer: 3,
      daysAgo: 1.2,
      title: 'تأخیر پست پیشتاز',
      text: 'سلام. سفارش من سه روز است در اختیار پست است و هنوز نرسیده. کد رهگیری هم تغییری نکرده است.',
    },
    {
      buyer: 8,
      daysAgo: 0.6,
      title: 'تغییر آدرس سفارش',
      text: 'اگر هنوز ارسال نشده، لطفاً سفارش را به آدرس محل کارم بفرستید. آدرس تازه را در حسابم ثبت کرده‌ام.',
    },
    {
      buyer: 12,
      daysAgo: 0.1,
      title: 'فاکتور به نام شرکت',
      text: 'برای خرید دیروز فاکتور رسمی به نام شرکت لازم دارم. شناسهٔ ملی را در اطلاعات حقوقی نوشته‌ام.',
    },
  ],
  advice: [
    {
      buyer: 5,
      daysAgo: 2.3,
      text: 'گوشی با دوربین خوب و باتری یک‌روزه تا سی میلیون تومان می‌خواهم. بیشتر عکس می‌گیرم.',
    },
    {
      buyer: 14,
      daysAgo: 0.4,
      text: 'برای پدرم گوشی ساده با صفحهٔ بزرگ و صدای بلند لازم دارم.',
    },
  ],
  installments: [
    { buyer: 9, daysAgo: 3.1 },
    { buyer: 15, daysAgo: 0.8 },
  ],
  usedPhones: [
    { buyer: 6, daysAgo: 1.7 },
    { buyer: 11, daysAgo: 0.3 },
  ],
  /** Why an order could not be sent, which its customer reads. */
  rejection: 'کالا در بررسی پیش از ارسال خراش داشت و جایگزین آن موجود نبود.',
  returnDescription: 'رنگ دستگاه با عکس فرق دارد.',
} as const
