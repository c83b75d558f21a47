/** Texts of the back office's sign-out after a time without work. */
export const staffIdle = {
  title: 'هنوز اینجا هستید؟',
  text: 'مدتی کاری نکرده‌اید. برای امنیت فروشگاه، پس از این زمان از پیشخان خارج می‌شوید:',
  kept: 'پاسخ، یادداشت یا ویرایشی که ثبت نکرده‌اید پس از ورود دوباره سر جایش است.',
  stay: 'می‌مانم',
  leave: 'خروج',
  busy: 'در حال خروج',
  failed: 'خروج انجام نشد. تا ارتباط برگردد، این صفحه را رها نکنید.',
} as const
