import { appName } from '#studio/shop/texts.ts'
import { digits } from '#studio/words/digits.ts'

/** Texts of the studio's panel that follows the running shop. */
export const live = {
  title: 'زنده',
  waiting: `هنوز صفحه‌ای از ${appName.fa} دیده نمی‌شود. ${appName.fa} را در کنار نمودار باز کنید، یا نشانی آن را با \u2066?inspect\u2069.`,
  serverAlone: `رکوردهای سرور دنبال می‌شوند؛ صفحه‌ای از ${appName.fa} دیده نمی‌شود. برای جریان‌های مرورگر، ${appName.fa} را در کنار نمودار باز کنید، یا نشانی آن را با \u2066?inspect\u2069.`,
  left: `قاب از ${appName.fa} بیرون رفته است، مثلاً به درگاه بانک؛ با بازگشتش دنبال کردن از سر گرفته می‌شود.`,
  page: 'صفحهٔ زیر نظر',
  framed: (path: string) => `قاب کنار نمودار (${path})`,
  tab: (path: string) => `زبانهٔ دیگر (${path})`,
  auto: 'نمودار همراه جریان',
  endedIn: 'این جریان دیگر اجرا نمی‌شود؛ پایانش در حالت',
  log: 'رویدادها',
  filter: 'فیلتر رویدادها',
  empty: 'هنوز رویدادی نیامده است.',
  noMatch: 'رویدادی با این نام نیست.',
  after: (milliseconds: string) => `پس از ${milliseconds} میلی‌ثانیه`,
  milliseconds: (count: string) => `${count} م‌ث`,
  seconds: (count: string) => `${count} ث`,
  context: 'داده‌ها',
  changes: { added: 'تازه', removed: 'برداشته', changed: 'تغییر' },
  noContext: 'داده‌ای برای این لحظه ثبت نشده است.',
  actors: 'کنشگرها',
  noActors: 'جریانی در حال اجرا نیست.',
  statuses: { active: 'در حال اجرا', done: 'تمام‌شده', error: 'ناکام', stopped: 'متوقف' } as Record<
    string,
    string
  >,
  calls: 'فراخوانی‌ها',
  callsOfRecording:
    'ضبط، فراخوانی‌ها را نگه نمی‌دارد. برای دیدن فراخوانی‌های صفحهٔ زنده، ضبط را ببندید.',
  actorsOfRecording: 'در ضبط چیزی اجرا نمی‌شود. برای دیدن کنشگرها صفحهٔ زنده، ضبط را ببندید.',
  sendingOfRecording: 'به ضبط نمی‌شود رویداد فرستاد. برای فرستادن به صفحهٔ زنده، ضبط را ببندید.',
  sendingInPast:
    'گذشته در حال نمایش است و رویدادی نمی‌پذیرد. برای فرستادن به اکنون بازگردید یا از اینجا ادامه دهید.',
  steeringOfRecording:
    'در ضبط مهلتی نمی‌گذرد و فراخوانی‌ای انجام نمی‌شود. برای ساعت و خطای صفحهٔ زنده، ضبط را ببندید.',
  frameOfRecording: `ضبط در حال نمایش است؛ ${appName.fa} صفحهٔ زنده است و با آن پیش نمی‌رود.`,
  noCalls: 'فراخوانی‌ای انجام نشده است.',
  ofPage: 'خود صفحه',
  callStates: {
    underWay: 'در راه',
    held: 'نگه‌داشته',
    answered: 'پاسخ گرفت',
    failed: 'بی‌پاسخ ماند',
    timedOut: 'مهلتش گذشت',
    ended: 'کنار گذاشته شد',
  },
  steered: 'دست‌کاری‌شده',
  request: 'درخواست',
  reply: 'پاسخ',
  release: 'رها کن',
  timeOut: 'مهلتش بگذرد',
  timeOutHint: `فراخوانی بی‌پاسخ به پایان می‌رسد، همان‌گونه که مهلت ۱۵ ثانیه‌ای ${appName.fa} پایانش می‌دهد`,
  held: 'فراخوانی‌های نگه‌داشته',
  holding: 'نگه‌داشته:',
  ownLimit: '، مهلت خودش:',
  send: 'فرستادن',
  sendThis: 'بفرست',
  event: 'رویداد',
  sendingToServer: `رکوردهای سرور را خود سرور پیش می‌برد و از استودیو رویدادی برایشان نمی‌پذیرد. آنچه این رکورد را پیش می‌برد، در ${appName.fa} انجام دهید.`,
  nothingToSend: 'این جریان اکنون رویدادی نمی‌پذیرد.',
  refusedExample: (guards: string) =>
    `شرط \u2066${guards}\u2069 نمونهٔ زیر را نمی‌پذیرد؛ مقداری بنویسید که بپذیرد. آنچه جریان اکنون می‌داند در زبانهٔ «داده‌ها» است.`,
  notJson: 'این نوشته JSON نیست.',
  refused: 'این کار اکنون شدنی نیست؛ جریان به حالت دیگری رفته است.',
  notTaken:
    'جریان این رویداد را نپذیرفت: شرطی مقدارهایش را رد کرد، یا جریان به حالت دیگری رفته است.',
  steering: 'ساعت و خطا',
  timers: 'مهلت‌ها',
  noTimers: 'مهلتی در پیش نیست.',
  callLimit: 'مهلت پاسخِ',
  pass: 'همین حالا بگذرد',
  passHint: 'تنها ساعت همین صفحه جلو می‌رود؛ ساعت سرور و مهلت‌های آن سر جای خود می‌مانند.',
  due: (time: string) => `${time} مانده`,
  nextCall: 'فراخوانی بعدی',
  faults: {
    none: 'به‌درستی انجام شود',
    refuse: 'با خطا پاسخ بگیرد',
    lose: 'شبکه قطع باشد و بی‌درنگ ناکام شود',
    loseReply: 'سرور انجامش دهد و پاسخ گم شود',
    hang: 'در راه بماند تا رهایش کنید',
  },
  armedFault: 'خطای آماده',
  armed: (fault: string, caller: string | null) =>
    `خطایی آماده است. فراخوانی بعدیِ ${caller === null ? 'هر کنشگری' : `\u2066${caller}\u2069`}: «${fault}». تا آن فراخوانی می‌ماند، در هر صفحه‌ای که ${appName.fa} بی بارشدن دوباره نشان دهد.`,
  withoutCall: (actor: string) =>
    `\u2066${actor}\u2069 بی فراخوانی پاسخ داد، چنان‌که سبد مهمان را مرورگر نگه می‌دارد.`,
  disarm: 'برداشتن خطا',
  faultCode: 'کد خطا',
  caller: 'فراخوانیِ',
  anyCaller: 'هر کنشگری',
  history: 'گذشتهٔ جریان',
  moment: (place: string, count: string) => `گام ${place} از ${count}`,
  now: 'اکنون',
  over: 'این جریان پایان یافته است',
  stepBack: 'گام قبل',
  stepForward: 'گام بعد',
  resume: 'بازگشت به اکنون',
  goOn: 'ادامه از اینجا',
  goOnHint:
    'جریان از این حالت دوباره به راه می‌افتد و فراخوانی‌های آغاز این حالت از نو انجام می‌شوند',
  past: `${appName.fa} این لحظه را نشان می‌دهد و کاری انجام نمی‌شود.`,
  pastClosed: (path: string) =>
    `صفحهٔ این لحظه (\u2066${path}\u2069) دیگر باز نیست؛ ${appName.fa} صفحهٔ کنونی را نشان می‌دهد.`,
  pastGone: `این گام از صفحه‌ای است که بسته یا از نو بار شده است؛ ${appName.fa} صفحهٔ کنونی را نشان می‌دهد.`,
  save: 'ذخیرهٔ ضبط',
  open: 'باز کردن ضبط',
  openFile: 'پروندهٔ ضبط',
  chooseFile: 'انتخاب پروندهٔ ضبط',
  paste: 'یا متن گزارش را اینجا بچسبانید',
  show: 'نمایش',
  /** Where a recording was read from, as the subject of a fault. */
  origins: { file: 'این پرونده', text: 'این متن', report: 'گزارش این پیام' },
  broken: (origin: string) =>
    `${origin} JSON درستی نیست؛ شاید بخشی از ضبط کم است، یا متن دیگری کنار آن است.`,
  nothingIn: (origin: string) => `${origin} خالی است.`,
  noVersion: 'این ضبط نسخه ندارد و این استودیو نمی‌خواندش؛ نسخهٔ ۱ را می‌خواند.',
  otherVersion: (version: string) =>
    `این ضبط از نسخهٔ \u2066${digits(version.slice(0, 20))}\u2069 است که این استودیو نمی‌خواند؛ نسخهٔ ۱ را می‌خواند.`,
  unreadableStep: (origin: string, step: string) =>
    `${origin} ضبط یک جریان است، اما گام ${step} آن خوانا نیست.`,
  foreign: (origin: string) => `${origin} ضبط یک جریان نیست.`,
  tooLarge: (origin: string, megabytes: string, steps: string) =>
    `${origin} بیش از اندازه بزرگ است: یک ضبط حداکثر ${steps} گام و ${megabytes} مگابایت دارد.`,
  tooDeep: (origin: string) =>
    `${origin} مقدارهایی دارد که بیش از ۱۰۰ لایه تودرتو است؛ مقدارهای هیچ ضبطی چنین نیست.`,
  noSteps: 'در این ضبط گامی نیست.',
  unknownMachine: (id: string) =>
    `در این ضبط ماشین \u2066${id.slice(0, 60)}\u2069 هست که استودیو نمی‌شناسد؛ شاید از نسخه‌ای دیگر است.`,
  reportUnread:
    'گزارش این پیام دریافت نشد. شاید با حساب کارکنان وارد نشده‌اید، یا چنین تیکتی نیست.',
  replaying: (events: string) => `ضبط با ${events} رویداد`,
  closeRecording: 'بستن ضبط',
  clear: 'پاک کردن',
} as const
