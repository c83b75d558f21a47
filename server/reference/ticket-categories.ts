/** What tickets can be about. */
export const TICKET_CATEGORIES = [
  { title: 'پیگیری سفارش' },
  { title: 'پرداخت و کیف پول' },
  { title: 'گارانتی و رجیستری' },
  { title: 'بازگرداندن کالا' },
  { title: 'پرسش پیش از خرید' },
  { title: 'پیشنهاد و انتقاد' },
]
