import { supportReport } from './support-report.ts'

/** Texts of the report that a member of staff can send to whoever keeps the shop running. */
export const staffSupportReport = {
  ...supportReport,
  open: 'گزارش برای مسئول فنی',
  text: 'این گزارش فقط گام‌هایی را دارد که پیشخان برداشته است؛ شماره، رمز، کد، نام یا آدرس کسی در آن نیست. آن را کپی کنید و برای مسئول فنی فروشگاه بفرستید.',
}
