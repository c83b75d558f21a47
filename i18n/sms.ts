type Facts = {
  shop: string
  code: string
  /** The host that the code is for, without a port. */
  host: string
}

/**
 * The text messages that the shop sends. The last line, `@host #code`, lets the phone's browser fill the code in on this
 * site alone (the origin-bound one-time codes of WebOTP).
 */
export const smsTexts = {
  'sign-in': ({ shop, code, host }: Facts) =>
    `کد ورود شما به ${shop}: ${code}\n\n@${host} #${code}`,
  'password-reset': ({ shop, code, host }: Facts) =>
    `کد تغییر رمز عبور شما در ${shop}: ${code}\n\n@${host} #${code}`,
  'platform-sign-up': ({ shop, code, host }: Facts) =>
    `کد تأیید ثبت‌نام شما در ${shop}: ${code}\n\n@${host} #${code}`,
  'staff-verification': ({ shop, code, host }: Facts) =>
    `کد تأیید ورود به پیشخان ${shop}: ${code}\nاگر شما نخواسته‌اید، کسی رمز شما را دارد؛ همین حالا آن را عوض کنید.\n\n@${host} #${code}`,
  'account-closure': ({ shop, code, host }: Facts) =>
    `کد بستن حساب شما در ${shop}: ${code}\nاگر شما نخواسته‌اید، این پیام را نادیده بگیرید.\n\n@${host} #${code}`,
} as const

/** Notifies a staff member and the owners of a password that was set with a code alone. */
export const passwordByCodeSms = (shop: string, phone: string, hours: string) =>
  `${shop}: رمز عبور کارمندی با شمارهٔ ${phone} با کد پیامکی گذاشته شد و پس از ${hours} ساعت برای پیشخان پذیرفته می‌شود. اگر کار خود او نیست، مالک فروشگاه همین حالا دسترسی‌هایش را بردارد.`
