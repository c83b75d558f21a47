import { number } from '#studio/words/digits.ts'

/** Texts of the studio's panel that takes the shop along a known walk. */
export const walks = {
  title: 'پیمایش',
  path: (number: string, start: string, end: string) =>
    `راه ${number}: از \u2066${start}\u2069 تا \u2066${end}\u2069`,
  /** `place` among the recordings of the machine, after a space; empty if it is the only one. */
  recorded: (place: string, steps: string, end: string) =>
    `ضبط${place}، ${steps} تا \u2066${end}\u2069`,
  steps: (count: number) => `${number(count)} گام`,
  named: (machine: string, title: string) => `\u2066${machine}\u2069: ${title}`,
  choose: 'پیمایش',
  counted:
    'گام رویدادی است که جریان را به جایی برده است: شروع ماشین و آنچه تنها فیلدی را تغییر می‌دهد در فهرست رویدادها هست، ولی گام نیست. ماشینی که تنها شروع شده است سطری ندارد.',
  ofRecording: 'گام‌های ضبط در ماشین‌های کنونی',
  noReport: 'گزارش راه‌ها هنوز ساخته نشده است؛ در زبانهٔ «پوشش آزمون» بسازیدش.',
  loading: 'در حال خواندن راه‌ها…',
  noPath: 'گزارش از این ماشین راهی ندارد.',
  noPage: 'این ماشین صفحه‌ای از خود ندارد و تنها درون ماشینی دیگر یا پس از سفارش دیده می‌شود.',
  recordingStays: 'این ضبط هنوز همان راه را می‌رود.',
  watch: 'دیدن در فروشگاه',
  saveTest: 'ذخیره به شکل آزمون',
  pace: 'سرعت',
  paces: { step: 'گام‌به‌گام', slow: 'آهسته', fast: 'تند' },
  next: 'گام بعد',
  end: 'پایان',
  opening: 'صفحه‌اش باز می‌شود. اگر صفحه ورود بخواهد، در قاب وارد شوید.',
  taken: (taken: string, all: string) => `${taken} از ${all} گام`,
  done: 'فروشگاه همهٔ گام‌ها را رفت.',
  departs: (step: string, event: string, state: string) =>
    `از گام ${step} جدا می‌شود: \u2066${event}\u2069 اکنون به \u2066${state}\u2069 می‌رود.`,
  refuses: (step: string, event: string) =>
    `از گام ${step} جدا می‌شود: ماشین \u2066${event}\u2069 را در این حالت نمی‌پذیرد.`,
} as const
