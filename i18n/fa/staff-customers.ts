import { staffSections } from './staff-sections.ts'

/** Texts of the back office's look-up of one customer. */
export const staffCustomers = {
  title: staffSections.customer,
  intro: 'هر بار که مشتری‌ای را باز کنید، نام شما و زمانش در گزارش کارها می‌ماند.',
  lookup: 'شمارهٔ موبایل یا شمارهٔ سفارش',
  hint: 'شمارهٔ موبایل، یا شمارهٔ سفارش یا کد پیگیری آن، کامل.',
  missing: 'شمارهٔ موبایل یا سفارش را بنویسید.',
  open: 'باز کردن',
  busy: 'در حال گرفتن',
  account: 'حساب',
  phone: 'شمارهٔ موبایل',
  joined: 'عضویت از',
  balance: 'موجودی کیف پول',
  credit: 'اعتبار هدیه',
  orders: (count: string) => `سفارش‌ها (${count})`,
  noOrders: 'سفارشی ثبت نکرده است.',
  allOrders: 'همهٔ سفارش‌های این شماره',
  tickets: 'تیکت‌ها',
  noTickets: 'تیکتی ندارد.',
  requests: 'درخواست‌های این شماره',
  sessions: 'ورودهای باز',
  noSessions: 'در هیچ دستگاهی وارد نشده است.',
  lastUsed: (when: string) => `آخرین استفاده: ${when}`,
} as const
