/** Texts of the Persian calendar. */
export const calendar = {
  open: 'تقویم',
  month: 'ماه',
  year: 'سال',
  months: [
    'فروردین',
    'اردیبهشت',
    'خرداد',
    'تیر',
    'مرداد',
    'شهریور',
    'مهر',
    'آبان',
    'آذر',
    'دی',
    'بهمن',
    'اسفند',
  ],
} as const
