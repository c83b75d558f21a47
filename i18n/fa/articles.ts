/** Texts of the magazine. */
export const blogs = {
  title: 'مجله',
  description:
    'راهنمای خرید، آزمون دستگاه‌ها و آنچه پیش از انتخاب گوشی و لوازم دیجیتال باید بدانید.',
  empty: 'هنوز نوشته‌ای نیست',
  emptyText: 'نوشته‌های تازه همین‌جا می‌آیند.',
  toShop: 'دیدن کالاها',
  all: 'همهٔ نوشته‌ها',
  readTime: (minutes: string) => `${minutes}\u00a0دقیقه مطالعه`,
  contents: 'در این نوشته',
  products: 'کالاهای این نوشته',
  productsFailed: 'کالاهای این نوشته بارگذاری نشدند.',
  others: 'نوشته‌های دیگر',
} as const
