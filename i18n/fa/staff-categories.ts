/** Texts of the categories and their filters in the back office. */
export const staffCategories = {
  title: 'دسته‌ها و فیلترها',
  total: (count: string) => `${count} دسته`,
  list: 'دسته‌ها',
  filtersList: 'فیلترها',
  choose: 'از فهرست، دسته یا فیلتری را برای ویرایش انتخاب کنید.',
  edit: (name: string) => `ویرایش دستهٔ ${name}`,
  editFilter: (name: string) => `ویرایش فیلتر ${name}`,
  names: {
    name: 'نام دسته',
    title_tag: 'عنوان صفحه',
    description_tag: 'توضیح برای موتور جست‌وجو',
    description: 'متن زیر فهرست',
    filters: 'فیلترهای فهرست',
    place: 'جای آن میان دسته‌های هم‌سطح',
  },
  address: (slug: string) => `آدرس دسته ${slug} است و عوض نمی‌شود.`,
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
  change: (field: string, value: string) => `${field}: ${value}`,
  empty: 'خالی',
} as const
