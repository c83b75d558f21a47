/** Texts of the search over all lists of the back office. */
export const staffSearch = {
  open: 'جستجو',
  where: 'در پیشخان',
  title: 'جستجو در پیشخان',
  field: 'چه می‌جویید؟',
  placeholder: 'شمارهٔ سفارش یا تیکت، کد رهگیری، موبایل، نام، کالا یا بخش',
  clear: 'پاک کردن جستجو',
  clearShort: 'پاک کردن',
  hint: 'دست‌کم دو نویسه بنویسید. ↑ و ↓ میان نتیجه‌ها، Enter باز کردن، Esc بستن.',
  results: 'نتیجه‌های جستجو',
  groups: {
    sections: 'بخش‌های پیشخان',
    orders: 'سفارش‌ها',
    customers: 'مشتریان',
    products: 'کالاها',
    tickets: 'تیکت‌ها',
  },
  found: (count: string) => `${count} نتیجه`,
  none: (text: string) => `برای «${text}» چیزی پیدا نشد`,
  noneText: (groups: string) =>
    `در ${groups} گشتیم. شماره یا نام را دوباره ببینید، یا بخش کوتاه‌تری از آن را بنویسید.`,
  order: (id: string) => `سفارش ${id}`,
  ticket: (id: string) => `تیکت ${id}`,
  unnamed: 'بی‌نام',
  recorded: 'باز کردن در گزارش کارها ثبت می‌شود',
}
