import { appName } from '#studio/shop/texts.ts'
import { number } from '#studio/words/digits.ts'

/** Texts of the studio's panel that takes the shop along a known walk. */
export const walks = {
  title: 'پیمایش',
  /** `via` tells it from paths that are otherwise alike. */
  path: (number: string, start: string, end: string, steps: string, via: string | null) =>
    `راه ${number}: از \u2066${start}\u2069 تا \u2066${end}\u2069، ${steps}${via === null ? '' : `، با \u2066${via}\u2069`}`,
  /** `place` among the recordings of the machine, after a space; empty if it is the only one. */
  recorded: (place: string, steps: string, end: string) =>
    `ضبط${place}، ${steps} تا \u2066${end}\u2069`,
  steps: (count: number) => `${number(count)} گام`,
  named: (machine: string, title: string) => `\u2066${machine}\u2069: ${title}`,
  choose: 'پیمایش',
  counted:
    'گام رویدادی است که جریان را به جایی برده است: شروع ماشین و آنچه تنها فیلدی را تغییر می‌دهد در فهرست رویدادها هست، ولی گام نیست. ماشینی که تنها شروع شده است سطری ندارد.',
  ofRecording: 'گام‌های ضبط در ماشین‌های کنونی',
  leftOut: (shown: number, leftOut: number) =>
    `تنها ${number(shown)} تای بلندتر اینجاست؛ ${number(leftOut)} تای کوتاه‌تر نیامده است.`,
  noReport: 'گزارش راه‌ها هنوز ساخته نشده است؛ در زبانهٔ «پوشش آزمون» بسازیدش، یا با این فرمان:',
  loading: 'در حال خواندن راه‌ها…',
  noPath: 'گزارش از این ماشین راهی ندارد.',
  noPage: `برای این پیمایش صفحه‌ای از ${appName.fa} باز نمی‌شود؛ نه دیده می‌شود و نه ذخیره.`,
  unwatched: {
    inside: (machine: string) =>
      `این پیمایش اینجا دیده نمی‌شود، چون درون \u2066${machine}\u2069 اجرا می‌شود. راهی از \u2066${machine}\u2069 را ببینید؛ آزمون ذخیره‌شده خودش به آنجا می‌رود.`,
    button: (name: string, path: string) =>
      `این پیمایش اینجا دیده نمی‌شود، چون دکمهٔ «${name}» در \u2066${path}\u2069 بازش می‌کند. در ${appName.fa} آن را بزنید و در زبانهٔ «زنده» دنبالش کنید؛ آزمون ذخیره‌شده خودش آن را می‌زند.`,
    region: (name: string, path: string) =>
      `این پیمایش اینجا دیده نمی‌شود، چون دکمه‌ای در «${name}» در \u2066${path}\u2069 بازش می‌کند. در ${appName.fa} یکی را بزنید و در زبانهٔ «زنده» دنبالش کنید؛ آزمون ذخیره‌شده خودش آن را می‌زند.`,
  },
  recordingStays: 'ماشین هنوز مسیر این ضبط را می‌رود.',
  watch: `دیدن در ${appName.fa}`,
  saveTest: 'ذخیره به شکل آزمون',
  pace: 'سرعت',
  paces: { step: 'گام‌به‌گام', slow: 'آهسته', fast: 'تند' },
  next: 'گام بعد',
  end: 'پایان',
  opening: 'صفحهٔ پیمایش در حال باز شدن است. اگر صفحه ورود بخواهد، در قاب وارد شوید.',
  wentTo: (path: string) => `${appName.fa} به‌جای صفحهٔ این پیمایش به \u2066${path}\u2069 رفت.`,
  outdated:
    'ماشین یا چیزی که پیمایش‌هایش به کار می‌برند پس از ساخته شدن گزارش تغییر کرده است و شاید پیمایشی از آن جدا شود. گزارش را در زبانهٔ «پوشش آزمون» دوباره بسازید.',
  strayed: (state: string) =>
    `خود صفحه، یا کسی در آن، ماشین را به \u2066${state}\u2069 برد. با باز کردن دوبارهٔ صفحه، پیمایش از نو آغاز می‌شود.`,
  left: 'صفحهٔ این پیمایش ترک، بازبارگیری یا بسته شده است، یا صفحهٔ دیگری زیر نظر است. با باز کردن دوبارهٔ صفحه، پیمایش از نو آغاز می‌شود.',
  unopened: `صفحهٔ این پیمایش باز نشد. شاید شبکه قطع است یا ${appName.fa} اجرا نمی‌شود.`,
  unshown: 'صفحه باز است، ولی این ماشین را به کسی که وارد شده است نشان نمی‌دهد.',
  openAgain: 'باز کردن دوبارهٔ صفحه',
  taken: (taken: string, all: string) => `${taken} از ${all} گام`,
  nextStep: 'بعدی:',
  done: `${appName.fa} همهٔ گام‌ها را رفت.`,
  diverges: (step: string, event: string, state: string) =>
    `از گام ${step} جدا می‌شود: \u2066${event}\u2069 اکنون به \u2066${state}\u2069 می‌رود.`,
  takesOther: (step: string, event: string, state: string) =>
    `از گام ${step} جدا می‌شود: \u2066${event}\u2069 باز هم به \u2066${state}\u2069 می‌رسد، اما با گذاری دیگر.`,
  startsUnreached: (state: string) =>
    `از همان آغاز جدا می‌شود: ضبط از \u2066${state}\u2069 آغاز شده است و هیچ آغازی از مدل به آن نمی‌رسد.`,
  startsNowhere: (state: string) =>
    `از همان آغاز جدا می‌شود: ماشین دیگر حالت \u2066${state}\u2069 را ندارد.`,
  refuses: (step: string, event: string) =>
    `از گام ${step} جدا می‌شود: ماشین \u2066${event}\u2069 را در این حالت نمی‌پذیرد.`,
} as const
