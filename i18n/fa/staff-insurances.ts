/** Texts of the back office's page of insurances. */
export const staffInsurances = {
  hint: 'سفارش‌های ثبت‌شده قیمت خود را نگه می‌دارند. بیمهٔ خاموش دیگر پیشنهاد نمی‌شود، ولی در سبدهایی که آن را دارند می‌ماند.',
  none: 'هنوز بیمه‌ای نیست.',
  one: (number: string) => `بیمهٔ ${number}`,
  add: 'افزودن بیمه',
  remove: 'برداشتن این بیمه',
  offered: 'پیشنهاد می‌شود',
  name: 'نام بیمه',
  description: 'شرایط',
  descriptionHint: 'هر سطر یک بند است.',
  months: 'مدت (ماه)',
  rate: 'از هر ۱٬۰۰۰ تومان قیمت کالا، چند تومان',
  rateHint: (percent: string) => `یعنی ${percent} درصد قیمت؛ ۰ برای مبلغ ثابت`,
  minimum: 'کمترین مبلغ (تومان)',
  minimumHint: 'اگر سهم از قیمت ۰ باشد، همین مبلغ گرفته می‌شود.',
  categories: (count: string) => `دسته‌ها: ${count}`,
  categoryList: 'برای کالاهای این دسته‌ها و زیردسته‌هایشان',
  noCategory: 'دست‌کم یک دسته را برگزینید.',
  line: (months: string, rate: string, minimum: string) =>
    `${months} ماه، ${rate} تومان از هر ۱٬۰۰۰ تومان، کمینه ${minimum}`,
}
