import { staffSections } from './staff-sections.ts'

/** Texts of the categories and their filters in the back office. */
export const staffCategories = {
  title: staffSections.categories,
  total: (count: string) => `${count} دسته`,
  list: 'دسته‌ها',
  filtersList: 'فیلترها',
  choose: 'از فهرست، دسته یا فیلتری را برای ویرایش انتخاب کنید.',
  add: 'افزودن دسته',
  create: 'دستهٔ تازه',
  hidden: 'پنهان',
  hiddenAbove: 'پنهان، همراه دستهٔ بالا',
  edit: (name: string) => `ویرایش دستهٔ ${name}`,
  editFilter: (name: string) => `ویرایش فیلتر ${name}`,
  names: {
    name: 'نام دسته',
    slug: 'نام انگلیسی در آدرس',
    parent_id: 'دستهٔ بالاتر',
    desktop_banner: 'تصویر بالای فهرست',
    mobile_banner: 'تصویر بالای فهرست در گوشی',
    title_tag: 'عنوان صفحه',
    description_tag: 'توضیح برای موتور جستجو',
    description: 'متن زیر فهرست',
    filters: 'فیلترهای فهرست',
  },
  parentHint: 'جای آن میان هم‌سطح‌ها را در فهرست دسته‌ها عوض کنید؛ آخر از همه می‌آید.',
  noParent: 'هیچ‌کدام؛ دستهٔ اصلی',
  slugHint: 'حرف کوچک انگلیسی، رقم و خط تیره. اگر عوض شود، آدرس پیشین هم به همین دسته می‌رسد.',
  slugWrong: 'نام را با حرف کوچک انگلیسی، رقم و خط تیره بنویسید؛ مانند smart-watch.',
  dropPicture: 'برداشتن تصویر',
  below: (count: string) => `${count} زیردسته`,
  someOf: (titles: string, more: string) => `${titles} و ${more} مورد دیگر`,
  order: (name: string) => `ترتیب زیردسته‌های ${name}`,
  orderOfMain: 'ترتیب دسته‌های اصلی',
  state: {
    title: 'نمایش به مشتری',
    shown: 'این دسته در فروشگاه دیده می‌شود.',
    hidden: 'این دسته پنهان است.',
    hiddenAbove: 'این دسته پنهان است، چون دسته‌ای بالای آن پنهان است.',
    counts: (products: string, below: string) => `${products} کالا و ${below} زیردسته دارد.`,
    menu: (titles: string) => `در منوی منتشرشده: ${titles}`,
    menuHidden: (titles: string) =>
      `این بخش‌های منوی منتشرشده به این دسته یا زیردسته‌هایش می‌روند و تا پنهان است در فروشگاه نمی‌آیند، هر کدام با همهٔ آنچه در منو زیر آن است: ${titles}`,
    toMenu: 'ویرایش منو',
    hide: 'پنهان کردن',
    show: 'نمایش دادن',
    remove: 'حذف دسته',
    notEmpty:
      'دسته‌ای حذف می‌شود که کالا و زیردسته ندارد و بیمه، کد تخفیف، فهرست ویژه یا درخواستی از آن نام نمی‌برد.',
  },
  change: {
    titles: {
      hide: 'پنهان کردن دسته',
      show: 'نمایش دادن دسته',
      remove: 'حذف دسته',
      move: 'بردن کالاها به دستهٔ دیگر',
    },
    hide: (name: string, below: string) =>
      `«${name}» و ${below} زیردستهٔ آن از منو، فهرست‌ها، فیلترها و نقشهٔ سایت برداشته می‌شوند. آدرس آن به نزدیک‌ترین دستهٔ بالا که دیده می‌شود می‌رسد، یا به همهٔ کالاها.`,
    hideProducts: (count: string) =>
      `${count} کالای آن فروخته می‌شود و در صفحهٔ خود، جستجو و فهرست دستهٔ بالا می‌ماند.`,
    show: (name: string, below: string) =>
      `«${name}» و ${below} زیردستهٔ آن دوباره دیده می‌شوند؛ مگر زیردسته‌ای که خودش پنهان است.`,
    remove: (name: string) => `«${name}» برای همیشه حذف می‌شود و آدرس آن دیگر به جایی نمی‌رسد.`,
    menu: (titles: string) =>
      `این بخش‌های منو هم دیده نمی‌شوند: ${titles}. هر کدام همهٔ آنچه را در منو زیر آن است با خود می‌برد، حتی پیوندهایی را که به جای دیگری می‌رسند.`,
    some: (count: string) =>
      count === '۱'
        ? 'کالای انتخاب‌شده به دستهٔ دیگر می‌رود.'
        : `${count} کالای انتخاب‌شده به دستهٔ دیگر می‌روند.`,
    all: (count: string) =>
      count === '۱'
        ? 'همین یک کالا به دستهٔ دیگر می‌رود.'
        : `هر ${count} کالایی که فهرست با فیلتر کنونی دارد، در همهٔ صفحه‌ها، به دستهٔ دیگر می‌روند.`,
    target: 'دستهٔ تازه',
    choose: 'دسته را انتخاب کنید',
    missing: 'دسته را انتخاب کنید.',
    confirm: { hide: 'پنهان شود', show: 'نمایش داده شود', remove: 'حذف شود', move: 'برده شوند' },
    busy: 'در حال انجام',
    keep: 'انصراف',
    close: 'بستن',
    done: {
      hide: (name: string) => `${name} پنهان شد`,
      show: (name: string) => `${name} نمایش داده می‌شود`,
      remove: (name: string) => `${name} حذف شد`,
    },
    moved: (count: string) => `${count} کالا در دستهٔ تازه است`,
  },
  descriptionHint: 'هر خط یک بند است.',
  filtersHint:
    'به همین ترتیب در فهرست کالاها می‌آید. دسته‌ای که فیلتری ندارد، فیلترهای دستهٔ بالای خود را نشان می‌دهد.',
  addFilter: 'افزودن فیلتر',
  chooseFilter: 'فیلتر را انتخاب کنید',
  filterNames: { name: 'نام فیلتر', values: 'مقدارها' },
  valuesHint: {
    fixed: 'هر خط یک مقدار: کد، دونقطه، نام. این مقدارها ثابت‌اند؛ تنها نام و ترتیبشان عوض می‌شود.',
    free: 'هر خط یک مقدار: کد همان‌گونه که در کالا نوشته می‌شود، دونقطه، نام.',
    ranges:
      'هر خط یک بازه: کد، دونقطه، نام. کد بازهٔ تازه مانند under-4000، 4000-5000 یا from-6000 است؛ خود عدد بالا در بازه نیست.',
  },
  noValues: 'این فیلتر مقداری برای ویرایش ندارد.',
  missing: 'این بخش را پر کنید.',
  valuesWrong:
    'هر خط باید کد، دونقطه و نام داشته باشد؛ کد از حرف کوچک انگلیسی، رقم، نقطه و خط تیره است.',
  save: 'ثبت',
  busy: 'در حال ثبت',
  saved: (name: string) => `${name} ثبت شد`,
  changed: 'همکار دیگری این‌ها را تغییر داده است. با ثبت دوباره، نوشتهٔ شما جای آن را می‌گیرد.',
  difference: (field: string, value: string) => `${field}: ${value}`,
  empty: 'خالی',
} as const
