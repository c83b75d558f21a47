/** Texts of the columns and the saved views of lists. */
export const staffViews = {
  columns: {
    open: 'ستون‌ها',
    up: (name: string) => `بردن ${name} به جلوتر`,
    down: (name: string) => `بردن ${name} به عقب‌تر`,
    reset: 'بازگرداندن ستون‌ها',
  },
  label: 'نماهای ذخیره‌شده',
  shared: (name: string, owner: string) => `${name} (از ${owner})`,
  save: 'ذخیرهٔ این نما',
  /** Why a list that shows what it always shows is not saved. */
  usual: 'برای ذخیرهٔ نما، نخست فیلتر، جستجو، مرتب‌سازی یا ستون‌های فهرست را عوض کنید.',
  edit: 'ویرایش نما',
  intro: 'فیلتر، جستجو، مرتب‌سازی و ستون‌های همین فهرست با این نام می‌ماند.',
  name: 'نام نما',
  nameHint: 'نامی که این فهرست را با آن بشناسید',
  examples: {
    orders: 'مانند «ارسال‌شده‌های پاییز»',
    products: 'مانند «کالاهای پنهان»',
    tickets: 'مانند «تیکت‌های باز»',
  },
  missing: 'نامی برای نما بنویسید.',
  share: 'همهٔ همکاران آن را ببینند',
  confirm: 'ثبت نما',
  busy: 'در حال ذخیره',
  remove: 'پاک کردن نما',
  askRemove: {
    title: (name: string) => `پاک کردن نمای «${name}»؟`,
    text: 'این نما پاک می‌شود و برنمی‌گردد. خود فهرست تغییری نمی‌کند.',
    textShared: 'این نما برای همهٔ همکاران پاک می‌شود و برنمی‌گردد. خود فهرست تغییری نمی‌کند.',
    confirm: 'پاک شود',
  },
  removing: 'در حال پاک کردن',
  keep: 'انصراف',
  saved: 'نما ذخیره شد',
  removed: 'نما پاک شد',
  changed: (name: string) =>
    `این نما در جای دیگری تغییر کرده است. نام کنونی آن «${name}» است؛ اگر دوباره ذخیره کنید نوشتهٔ شما می‌ماند.`,
}
