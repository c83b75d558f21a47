/** The text messages that the shop sends. */
export const smsTexts = {
  'sign-in': (shop: string, code: string) => `کد ورود شما به ${shop}: ${code}`,
  'password-reset': (shop: string, code: string) => `کد تغییر رمز عبور شما در ${shop}: ${code}`,
  'account-closure': (shop: string, code: string) =>
    `کد بستن حساب شما در ${shop}: ${code}\nاگر شما نخواسته‌اید، این پیام را نادیده بگیرید.`,
} as const
