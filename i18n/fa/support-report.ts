/** Texts of the report that a shopper can send to support. */
export const supportReport = {
  open: 'گزارش برای پشتیبانی',
  title: 'گزارش این خطا',
  text: 'این گزارش فقط گام‌هایی را دارد که فروشگاه برداشته است؛ شماره، رمز، کد، نام یا آدرس شما در آن نیست. آن را کپی کنید و برای پشتیبانی بفرستید.',
  steps: 'گام‌های ثبت‌شده',
  copy: 'کپی گزارش',
  copied: 'گزارش کپی شد',
  notCopied: 'مرورگر اجازهٔ کپی نداد. متن گزارش را از کادر زیر بردارید.',
  report: 'متن گزارش',
} as const
