/** The topics of tickets. */
export const referenceTicketCategories = [
  { title: 'پیگیری سفارش' },
  { title: 'پرداخت و کیف پول' },
  { title: 'گارانتی و رجیستری' },
  { title: 'بازگرداندن کالا' },
  { title: 'پرسش پیش از خرید' },
  { title: 'پیشنهاد و انتقاد' },
]
