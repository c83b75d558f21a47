/** The news of a wallet for its customer, in tickets and text messages. */
export const withdrawalTickets = {
  category: 'پرداخت و کیف پول',
  title: (code: string) => `برداشت از کیف پول ${code}`,
  SUCCESSFUL: (amount: string) =>
    `مبلغ ${amount} تومان به شمارهٔ شبای شما واریز شد. بسته به بانک، نشستن آن در حساب تا ۴۸ ساعت کاری زمان می‌برد.`,
  FAILED: (amount: string) =>
    `درخواست برداشت ${amount} تومان را کارشناس تأیید نکرد و مبلغ به کیف پول شما برگشت.`,
  RETURNED: (amount: string) =>
    `بانک مبلغ ${amount} تومان را برگرداند و مبلغ در کیف پول شماست. لطفا شمارهٔ شبا را بررسی کنید و دوباره درخواست بدهید.`,
  tracked: (code: string) => `کد پیگیری بانک: ${code}`,
  comment: (text: string) => `توضیح کارشناس: ${text}`,
} as const

export const giftCardSms = (shop: string, amount: string, code: string, note: string) =>
  [
    `کارت هدیهٔ ${shop} به مبلغ ${amount} تومان برای شما.`,
    ...(note === '' ? [] : [`پیام فرستنده: «${note}»`]),
    `کد: ${code}`,
  ].join('\n')

/** What the buyer of a gift card reads when the shop has revoked it. */
export const revokedCardNews = {
  title: 'کارت هدیهٔ شما باطل شد',
  text: (end: string, amount: string) =>
    `فروشگاه کارت هدیه‌ای را که با ${end} تمام می‌شود باطل کرد و مبلغ آن، ${amount} تومان، به کیف پول شما برگشت.`,
}
