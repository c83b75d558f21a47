/**
 * In Latin digits, as carriers take it, on a line of its own: after Persian letters the parts between hyphens would change
 * places, and marks of direction would be copied along with it.
 */
const parcelText = (parcelCode: string) => `کد رهگیری مرسوله:\n${parcelCode}`

/** The news of a changed order for its customer, as a text message and as a message on the site. */
export const orderNews = {
  NOT_CHECKED: {
    title: 'سفارش شما ثبت شد',
    text: (code: string) => `پرداخت سفارش ${code} انجام و سفارش ثبت شد.`,
  },
  PREPARING: {
    title: 'سفارش شما در حال آماده‌سازی است',
    text: (code: string) => `سفارش ${code} تأیید شد و در حال آماده‌سازی است.`,
  },
  SENDING: {
    title: 'سفارش شما ارسال شد',
    text: (code: string) => `سفارش ${code} ارسال شد.`,
  },
  parcel: {
    title: 'کد رهگیری مرسوله',
    text: (code: string, parcelCode: string) =>
      `مرسولهٔ سفارش ${code} در راه است. ${parcelText(parcelCode)}`,
    changed: (code: string, parcelCode: string) =>
      `کد رهگیری مرسولهٔ سفارش ${code} عوض شد و کد پیشین درست نبود. ${parcelText(parcelCode)}`,
    code: parcelText,
  },
  delivery: {
    title: 'گیرنده یا آدرس سفارش شما اصلاح شد',
    text: (code: string, parts: string) =>
      `مشخصات تحویل سفارش ${code} اصلاح شد: ${parts}. آن را در صفحهٔ سفارش ببینید و اگر درست نیست، پیش از ارسال به ما خبر دهید.`,
    parts: {
      first_name: 'نام گیرنده',
      last_name: 'نام گیرنده',
      phone_number: 'شمارهٔ گیرنده',
      text_address: 'آدرس',
      postal_code: 'کد پستی',
    },
  },
  readyForPickup: {
    title: 'سفارش شما آمادهٔ تحویل است',
    text: (code: string, pickupCode: string) =>
      `سفارش ${code} در شعبه آمادهٔ تحویل است. کد تحویل: ${pickupCode}. آن را فقط هنگام تحویل بگویید.`,
  },
  DELIVERED: {
    title: 'سفارش شما تحویل شد',
    text: (code: string) =>
      `سفارش ${code} تحویل شد. تا ۷ روز می‌توانید درخواست بازگرداندن کالا بدهید.`,
  },
  NOT_APPROVED: {
    title: 'سفارش شما لغو شد',
    text: (code: string) => `سفارش ${code} لغو شد.`,
    refunded: (code: string, amount: string) =>
      `سفارش ${code} لغو شد و ${amount} تومان به کیف پول شما برگشت.`,
  },
  EXPIRED: {
    title: 'مهلت پرداخت سفارش تمام شد',
    text: (code: string) => `سفارش ${code} پرداخت نشد و لغو شد. کالاهای آن به سبد شما برگشت.`,
  },
} as const

/** The news of a return for its customer. */
export const returnNews = {
  APPROVED: {
    title: 'درخواست بازگشت کالا تأیید شد',
    text: (code: string) =>
      `درخواست بازگشت کالای سفارش ${code} تأیید شد. کالا را بفرستید یا به شعبه بیاورید؛ آدرس در صفحهٔ سفارش است.`,
  },
  REFUSED: {
    title: 'درخواست بازگشت کالا پذیرفته نشد',
    text: (code: string) => `درخواست بازگشت کالای سفارش ${code} پذیرفته نشد.`,
  },
  PAID: {
    title: 'مبلغ کالای بازگشتی واریز شد',
    text: (code: string, amount: string) =>
      `کالای بازگشتی سفارش ${code} رسید و ${amount} تومان به کیف پول شما واریز شد.`,
  },
  CANCELLED: {
    title: 'از بازگرداندن کالا انصراف دادید',
    text: (code: string) => `انصراف شما از بازگرداندن کالای سفارش ${code} ثبت شد.`,
  },
} as const

/** The news of money that staff gave back, for the customer. */
export const refundNews = {
  title: 'مبلغی از سفارش شما برگشت',
  toWallet: (code: string, amount: string) =>
    `${amount} تومان از سفارش ${code} به کیف پول شما برگشت.`,
  toBank: (code: string, amount: string, bankCode: string) =>
    `${amount} تومان از سفارش ${code} به حساب بانکی شما برگشت. کد پیگیری بانک: ${bankCode}`,
} as const

/** A text message about the same, in the shop's name. */
export const newsSms = (shop: string, text: string) => `${shop}: ${text}`
