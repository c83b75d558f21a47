/** The text messages that the shop sends. */
export const smsTexts = {
  'sign-in': (shop: string, code: string) => `کد ورود شما به ${shop}: ${code}`,
  'password-reset': (shop: string, code: string) => `کد تغییر رمز عبور شما در ${shop}: ${code}`,
  'platform-sign-up': (shop: string, code: string) => `کد تأیید ثبت‌نام شما در ${shop}: ${code}`,
} as const
