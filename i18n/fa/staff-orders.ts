/** Texts of the back office about working through the orders. */
export const staffOrders = {
  view: 'نمای سفارش‌ها',
  views: { table: 'جدول', board: 'تخته' },
  board: {
    total: (count: string) => `${count} سفارش در انتظار کار`,
    columns: 'ستون‌های تخته',
    column: (status: string, count: string) => `${status} (${count})`,
    empty: 'سفارشی در این وضعیت نیست.',
    more: (count: string) => `${count} سفارش دیگر در جدول`,
    since: (day: string, time: string) => `در این وضعیت از ${day}، ساعت ${time}`,
    units: (count: string) => `${count} کالا`,
    about: (units: string, shipping: string) => `${units}، ${shipping}`,
    promised: (day: string) => `قرار: ${day}`,
    late: (day: string) => `دیر شده؛ قرار: ${day}`,
  },
} as const
