/** Texts of the dialog in which staff write a text before they do something. */
export const staffTasks = {
  busy: 'در حال ثبت',
  keep: 'انصراف',
  close: 'بستن',
  kept: 'متن شما همین‌جا می‌ماند.',
} as const
