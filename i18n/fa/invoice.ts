/** Texts of step 3 and of the payment result. */
export const invoice = {
  delivery: {
    title: 'ارسال',
    change: 'تغییر',
    address: 'آدرس',
    branch: 'شعبه',
    receiver: 'گیرنده',
    pickedUp: 'خود شما، با کارت ملی یا گواهی‌نامه',
    method: 'روش ارسال',
    hours: 'ساعت کار',
  },
  payment: {
    title: 'روش پرداخت',
    inactive: 'فعلا در دسترس نیست',
    loading: 'در حال دریافت روش‌های پرداخت',
    wallet: {
      title: 'برداشت از کیف پول',
      balance: (amount: string) => `موجودی: ${amount}`,
      charge: 'شارژ کیف پول',
      coversAll: 'کیف پول همهٔ مبلغ را می‌پردازد و به درگاه نیازی نیست.',
    },
  },
  discount: {
    title: 'کد تخفیف',
    label: 'کد تخفیف',
    check: 'بررسی',
    checkFirst: 'بررسی کد تخفیف',
    checking: 'در حال بررسی',
    applied: 'تخفیف اعمال شد',
    saved: (code: string, amount: string) => `کد ${code}، ${amount} تخفیف`,
    remove: 'حذف کد',
    removing: 'در حال حذف کد',
    removeAgain: 'حذف دوباره',
    removed: 'کد تخفیف حذف شد',
    removalFailed: 'کد تخفیف حذف نشد.',
    retry: 'بررسی دوباره',
    /** For any other reply than those that name the reason. */
    failed: 'کد تخفیف بررسی نشد. لطفا دوباره تلاش کنید.',
  },
  items: {
    title: 'کالاها',
    edit: 'ویرایش سبد',
    count: (count: string) => `${count} کالا`,
    quantity: (count: string) => `تعداد: ${count}`,
  },
  vpn: {
    title: 'فیلترشکن خود را خاموش کنید',
    text: 'لطفا پیش از رفتن به درگاه پرداخت، VPN خود را خاموش کنید.',
    go: 'خاموش است، ادامه',
  },
  pay: 'پرداخت',
  payWith: (gateway: string) => `پرداخت با ${gateway}`,
  /** Above the amount in the bar of phones, where the button has no room for the name. */
  payableWith: (gateway: string) => `قابل پرداخت با ${gateway}`,
  placeOrder: 'ثبت سفارش',
  placeOrderFromWallet: (amount: string) => `ثبت سفارش با ${amount} از کیف پول`,
  /** Above the amount in the bar of phones. */
  paidFromWallet: 'پرداخت از کیف پول',
  refreshing: 'در حال بررسی سبد',
  placing: 'در حال ثبت سفارش',
  leaving: 'در حال رفتن به درگاه',
  terms: {
    before: 'با پرداخت، ',
    link: 'قوانین خرید از فروشگاه',
    after: ' را می‌پذیرید.',
    gateway: ' پیش از رفتن به درگاه پرداخت، فیلترشکن خود را خاموش کنید.',
  },
} as const

/** Link back to the invoice, in the wallet and on the page to which the bank redirects. */
export const backToInvoice = 'بازگشت به پرداخت سفارش'

/** Texts of the page to which the bank redirects. */
export const paymentResult = {
  title: 'نتیجهٔ پرداخت',
  checking: 'در حال بررسی نتیجهٔ پرداخت',
  paid: {
    title: 'پرداخت با موفقیت انجام شد',
    text: 'سفارش شما ثبت شد. از همین حالا می‌توانید آن را پیگیری کنید.',
  },
  refused: {
    title: 'پرداخت انجام نشد',
    text: 'خطایی در پرداخت رخ داد. اگر مبلغی از حساب شما کم شده باشد، بانک آن را برمی‌گرداند.',
  },
  cancelledByShopper: {
    title: 'پرداخت را لغو کردید',
    text: 'مبلغی از حساب شما کم نشد.',
  },
  unknown: {
    title: 'تراکنش نامشخص',
    text: 'نتیجهٔ این تراکنش را نمی‌دانیم. اگر پرداخت کرده‌اید، وضعیت آن را در سفارش‌های خود ببینید.',
  },
  waiting: {
    text: 'کالاها برای شما کنار گذاشته شده‌اند و می‌توانید دوباره پرداخت کنید.',
  },
  unconfirmed: {
    title: 'پرداخت هنوز تأیید نشده است',
    text: 'سفارش شما در انتظار پرداخت است. اگر مبلغ را پرداخته‌اید، کمی صبر کنید و دوباره بررسی کنید.',
  },
  checkFailed: {
    title: 'نتیجهٔ پرداخت خوانده نشد',
    text: 'اگر پرداخت کرده‌اید، نتیجهٔ آن را در سفارش‌های خود هم می‌بینید.',
  },
  /** Above the codes of a payment whose result could not be read. */
  keepFacts: 'این مشخصات را نگه دارید تا نتیجهٔ پرداخت روشن شود.',
  lapsed: {
    title: 'مهلت پرداخت تمام شد',
    text: 'سفارش لغو می‌شود و کالاهای آن به سبد خرید شما برمی‌گردند.',
  },
  cancelled: {
    title: 'سفارش لغو شده است',
    text: 'این سفارش دیگر قابل پرداخت نیست. برای خرید دوباره، سبد خرید خود را ببینید.',
  },
  refunded: {
    title: 'مبلغ به کیف پول شما برگشت',
    text: 'پرداخت شما پس از لغو شدن سفارش رسید. همهٔ مبلغ پرداخت‌شده در کیف پول شماست و سفارشی ثبت نشد.',
  },
  refundedToCredit: {
    title: 'مبلغ به کیف پول شما برگشت',
    text: 'پرداخت شما پس از لغو شدن سفارش رسید و سفارشی ثبت نشد. آنچه شرکت اعتباردهنده پرداخته است، اعتبار خرید کیف پول شماست و برداشتنی نیست؛ برای تسویهٔ قرارداد اقساط با پشتیبانی تماس بگیرید.',
  },
  /** Of a deposit. */
  charged: {
    title: 'کیف پول شارژ شد',
    text: 'مبلغ پرداخت‌شده به موجودی کیف پول شما اضافه شد.',
  },
  /** By the address of the page alone. */
  chargeReported: {
    title: 'پرداخت موفق، در انتظار تأیید فروشگاه',
    text: 'این صفحه رسید پرداخت نیست و فروشگاه این پرداخت را هنوز تأیید نکرده است. نتیجه را در کیف پول ببینید.',
  },
  notCharged: {
    title: 'پرداخت انجام نشد',
    text: 'خطایی در پرداخت رخ داد و موجودی کیف پول تغییری نکرد. اگر مبلغی از حساب شما کم شده باشد، بانک آن را برمی‌گرداند.',
  },
  chargeUnknown: {
    title: 'تراکنش نامشخص',
    text: 'نتیجهٔ این تراکنش را نمی‌دانیم. اگر پرداخت کرده‌اید، موجودی کیف پول تا چند دقیقهٔ دیگر به‌روز می‌شود.',
  },
  deadline: { before: 'سفارش شما منتظر پرداخت است؛', after: 'وقت دارید.' },
  trackingCode: 'کد پیگیری',
  referenceNumber: 'شماره مرجع',
  amount: 'مبلغ',
  /** The amount of an order whose other part the wallet paid. */
  atGateway: 'پرداخت با درگاه',
  /** The same, while it is unpaid. */
  due: 'قابل پرداخت با درگاه',
  fromWallet: 'از کیف پول',
  total: 'مبلغ کل سفارش',
  goods: 'کالاها',
  good: (title: string, count: string) => `${count} عدد ${title}`,
  address: 'آدرس',
  branch: 'شعبه',
  refundedAmount: 'مبلغ برگشتی به کیف پول',
  none: '—',
  gateway: 'درگاه',
  payAgain: (gateway: string | null) =>
    gateway === null ? 'پرداخت دوباره' : `پرداخت دوباره با ${gateway}`,
  payWith: (gateway: string) => `پرداخت با ${gateway}`,
  finding: 'در حال رفتن به درگاه',
  toOrder: 'دیدن سفارش',
  toOrders: 'سفارش‌های من',
  toCart: 'سبد خرید',
  toWallet: 'کیف پول من',
  toHome: 'بازگشت به صفحهٔ اصلی',
  checkAgain: 'بررسی دوباره',
  signIn: 'ورود به حساب',
} as const
