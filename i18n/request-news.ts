/** The titles of the messages that answer a request, by its kind. */
export const requestNews = {
  advice: 'پاسخ درخواست مشاورهٔ خرید',
  installment: 'پاسخ درخواست خرید اقساطی',
  used_phone: 'پاسخ درخواست فروش گوشی کارکرده',
  platform: 'پاسخ ثبت‌نام شما',
} as const
