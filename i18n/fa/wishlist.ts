/** Texts of the wishlist. */
export const saving = {
  save: 'ذخیره کردن',
  unsave: 'حذف از ذخیره‌شده‌ها',
  saveNamed: (title: string) => `ذخیره کردن ${title}`,
  unsaveNamed: (title: string) => `حذف ${title} از ذخیره‌شده‌ها`,
  done: 'با موفقیت انجام شد',
  alreadySaved: 'محصول در لیست ذخیره شده‌ها موجود است!',
} as const
