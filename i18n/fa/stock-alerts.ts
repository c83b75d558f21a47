/** Texts of the stock alerts. */
export const stockAlerts = {
  discount: {
    ask: 'خبرم کن ارزان شد',
    cancel: 'لغو خبر تخفیف',
    title: 'خبر تخفیف',
    text: (color: string) => `وقتی قیمت رنگ ${color} کم شود، یک بار به شما خبر می‌دهیم.`,
    removed: 'خبر تخفیف غیرفعال شد',
  },
  availability: {
    ask: 'موجود شد خبرم کن',
    cancel: 'لغو خبر موجودی',
    title: 'خبر موجود شدن',
    text: (color: string) => `وقتی رنگ ${color} دوباره موجود شود، یک بار به شما خبر می‌دهیم.`,
    removed: 'خبر موجودی غیرفعال شد',
  },
  channels: 'چطور خبر بدهیم؟',
  chooseOne: 'دست‌کم یکی را انتخاب کنید.',
  sms: 'پیامک',
  message: 'پیام در حساب کاربری',
  submit: 'خبرم کنید',
  setting: 'در حال ثبت',
  done: 'با موفقیت انجام شد',
  removalFailed: 'خطا! لطفا مجدد سعی کنید',
} as const
