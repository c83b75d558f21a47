/** Texts of the back office's changes of many prices. */
export const staffPrices = {
  title: 'تغییر قیمت',
  selection: {
    label: 'انتخاب کالاها',
    page: 'انتخاب همهٔ کالاهای این صفحه',
    row: (title: string) => `انتخاب ${title}`,
    none: 'کالایی انتخاب نشده است.',
    some: (count: string) => `${count} کالا انتخاب شده است.`,
    full: (count: string) => `بیش از ${count} کالا را نمی‌توان با دست انتخاب کرد.`,
    clear: 'برداشتن انتخاب',
    changeSome: (count: string) => `تغییر قیمت ${count} کالای انتخاب‌شده`,
    changeAll: (count: string) =>
      count === '۱' ? 'تغییر قیمت همین یک کالا' : `تغییر قیمت همهٔ ${count} کالای این فهرست`,
    moveSome: (count: string) => `بردن ${count} کالای انتخاب‌شده به دستهٔ دیگر`,
    moveAll: (count: string) =>
      count === '۱'
        ? 'بردن همین یک کالا به دستهٔ دیگر'
        : `بردن همهٔ ${count} کالای این فهرست به دستهٔ دیگر`,
  },
  of: {
    product: 'همهٔ تنوع‌های کالایی که انتخاب کرده‌اید.',
    products: (count: string) => `همهٔ تنوع‌های ${count} کالایی که انتخاب کرده‌اید.`,
    found: (count: string) =>
      count === '۱'
        ? 'همهٔ تنوع‌های همین یک کالا.'
        : `همهٔ تنوع‌های هر ${count} کالایی که فهرست با فیلتر کنونی دارد، در همهٔ صفحه‌ها.`,
  },
  direction: 'تغییر',
  directions: { rise: 'افزایش', fall: 'کاهش' },
  percent: 'درصد',
  percentHint: 'عدد درست: کاهش تا ۹۰ و افزایش تا ۳۰۰ درصد.',
  faults: {
    percent: 'درصد را با عدد درست وارد کنید: کاهش ۱ تا ۹۰، افزایش ۱ تا ۳۰۰.',
    starts_at: 'آغاز باید روز و ساعتی در آینده باشد، تا یک سال دیگر.',
    ends_at: 'بازگشت باید روزی درست و پس از آغاز باشد.',
  },
  plan: 'از ساعتی در آینده',
  start: 'روز آغاز',
  end: 'روز بازگشت به قیمت پیشین',
  dayHint: 'مانند ۱۴۰۵/۰۹/۳۰',
  endHint: 'مانند ۱۴۰۵/۰۹/۳۰؛ خالی یعنی قیمت تازه می‌ماند.',
  hour: 'ساعت',
  target: 'چه چیزی تغییر کند',
  targets: {
    all: 'قیمت و تخفیفی که دارد، به یک نسبت',
    list: 'فقط قیمت؛ تخفیف بماند',
    offer: 'فقط تخفیف: قیمت با این درصد کاهش',
  },
  rounding: 'هر قیمت تازه به نزدیک‌ترین ۱۰٬۰۰۰ تومان گرد می‌شود.',
  reason: 'دلیل (اختیاری)',
  reasonHint: 'در گزارش کارها می‌ماند؛ فقط کارکنان آن را می‌بینند.',
  preview: 'پیش‌نمایش',
  previewing: 'در حال حساب کردن',
  keep: 'انصراف',
  close: 'بستن',
  back: 'تغییر درصد',
  changes: (count: string) => `قیمت ${count} تنوع تغییر می‌کند.`,
  noChanges: 'قیمت هیچ تنوعی تغییر نمی‌کند.',
  farOff: (count: string, percent: string) =>
    `مشتری برای ${count} تنوع کمتر از نصف یا بیش از دو برابر اکنون می‌پردازد، یا ${percent}٪ تخفیف یا بیشتر می‌بیند. مطمئن شوید درصد درست است.`,
  allFaulty: 'قیمتی نیست که تغییر کند؛ دلیل هر تنوع در فهرست است. درصد یا زمان را تغییر دهید.',
  noneChosen: 'قیمتی نیست که تغییر کند. دست‌کم یک تنوع را انتخاب کنید یا درصد را تغییر دهید.',
  changeTable: 'قیمت‌هایی که تغییر می‌کند',
  faultTitle: (count: string) => `${count} تنوع تغییر نمی‌کند`,
  faultTable: 'تنوع‌هایی که تغییر نمی‌کند',
  showAll: (count: string) => `نمایش هر ${count} تنوع`,
  confirm: (count: string) => `ثبت ${count} قیمت تازه`,
  confirmPlan: (count: string) => `زمان‌بندی ${count} قیمت تازه`,
  plannedFrom: (start: string) => `از ${start}، تا وقتی که دوباره تغییر کند.`,
  plannedUntil: (start: string, end: string) => `از ${start} تا ${end}؛ سپس قیمت پیشین برمی‌گردد.`,
  busy: 'در حال ثبت',
  planned: (count: string) => `قیمت ${count} تنوع زمان‌بندی شد`,
  changed: (count: string) => `قیمت ${count} تنوع تغییر کرد`,
  variant: (title: string, color: string) => `${title}، ${color}`,
  row: (variant: string) => `تغییر قیمت ${variant}`,
  columns: {
    variant: 'تنوع',
    price: 'قیمت',
    before: 'پیش از تغییر',
    after: 'پس از تغییر',
    cause: 'چرا',
  },
  withOffer: (price: string, offer: string) => `${price}، با تخفیف ${offer}`,
  leftOut: (changed: string, left: string) =>
    `قیمت ${changed} تنوع تغییر کرد و این ${left} تنوع کنار گذاشته شد. قیمت کنونی آن‌ها:`,
  causes: {
    changed_meanwhile: 'همکار دیگری آن را پس از پیش‌نمایش تغییر داده است.',
    unchanged: 'با گرد کردن، قیمت همان می‌ماند.',
    below_price: 'قیمت با تخفیف از قیمت کمتر نمی‌شود.',
    too_low: 'با گرد کردن به ۱۰٬۰۰۰ تومان، قیمت صفر یا بسیار کم می‌شود.',
    too_high: 'قیمت بسیار زیاد می‌شود.',
    planned_already:
      'زمان‌بندی دیگری برای این تنوع با این یکی تداخل دارد. آن را لغو کنید یا زمان دیگری انتخاب کنید.',
  },
  undo: {
    ask: 'بازگرداندن قیمت‌ها',
    open: 'دیدن این تغییر و بازگرداندن',
    returned: (count: string) => `قیمت پیشین ${count} تنوع برگشت`,
  },
} as const
