import type { ReferenceInsurance } from './types.ts'

const devices = ['mobile', 'tablet', 'smart-watch', 'laptop']

/** Insurances that are offered with devices. */
export const referenceInsurances: ReferenceInsurance[] = [
  {
    name: 'بیمهٔ سرقت ۱۲ ماهه',
    description:
      '<p>سرقت با شکستن حرز، کیف‌قاپی و زورگیری را تا یک سال از روز تحویل پوشش می‌دهد.</p><ul><li>اعلام خسارت تا ۷۲ ساعت پس از حادثه با گزارش پلیس</li><li>پرداخت تا ۹۰ درصد ارزش روز دستگاه، پس از کسر فرانشیز ۱۰ درصدی</li><li>گم شدن بدون سرقت پوشش ندارد</li></ul>',
    months: 12,
    ratePermille: 18,
    minimumPrice: 300_000,
    categorySlugs: devices,
  },
  {
    name: 'بیمهٔ شکستگی و آب‌خوردگی ۱۲ ماهه',
    description:
      '<p>شکستن صفحه و پشت دستگاه، آسیب ضربه و نفوذ آب را تا یک سال پوشش می‌دهد.</p><ul><li>تعمیر در مرکز طرف قرارداد با قطعهٔ اصلی</li><li>یک بار تعویض صفحه و یک بار تعمیر آسیب مایعات در سال</li><li>فرانشیز ۱۵ درصد هزینهٔ تعمیر</li></ul>',
    months: 12,
    ratePermille: 28,
    minimumPrice: 450_000,
    categorySlugs: devices,
  },
  {
    name: 'بیمهٔ جامع ۱۸ ماهه',
    description:
      '<p>سرقت، شکستگی، آب‌خوردگی و نوسان برق در یک بیمه‌نامه، تا هجده ماه.</p><ul><li>فرانشیز سرقت ۱۰ درصد و تعمیر ۱۰ درصد</li><li>دستگاه جایگزین امانی هنگام تعمیر در تهران</li><li>قابل انتقال به خریدار بعدی</li></ul>',
    months: 18,
    ratePermille: 49,
    minimumPrice: 800_000,
    categorySlugs: ['mobile', 'tablet'],
  },
]
