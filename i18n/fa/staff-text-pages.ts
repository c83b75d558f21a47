/** Texts of the back office's forms for the pages that only have text. */
export const staffTextPages = {
  title: 'عنوان صفحه',
  description: 'شرح برای موتورهای جستجو',
  lead: 'متن زیر عنوان',
  section: (place: string) => `بخش ${place}`,
  sectionTitle: 'عنوان بخش',
  body: 'متن بخش',
  bodyOf: (section: string) => `متن ${section}`,
  details: 'متن و فهرست‌های این بخش',
  addSection: 'افزودن بخش',
  none: 'این صفحه هنوز بخشی ندارد.',
  lists: {
    steps: {
      name: 'گام‌ها',
      one: (place: string) => `گام ${place}`,
      title: 'گام',
      text: 'کار',
      add: 'افزودن گام',
    },
    facts: {
      name: 'جدول',
      one: (place: string) => `ردیف ${place}`,
      title: 'عنوان ردیف',
      text: 'مقدار',
      add: 'افزودن ردیف',
    },
    questions: {
      name: 'پرسش‌ها',
      one: (place: string) => `پرسش ${place}`,
      title: 'پرسش',
      text: 'پاسخ',
      add: 'افزودن پرسش',
    },
  },
  preview: {
    open: 'دیدن پیش‌نمایش',
    close: 'بستن پیش‌نمایش',
    title: 'پیش‌نمایش صفحه',
    text: 'همان‌گونه که پس از انتشار در فروشگاه دیده می‌شود.',
  },
} as const
