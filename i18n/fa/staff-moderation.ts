import { staffSections } from './staff-sections.ts'

/** Texts of the back office's queues of comments and questions. */
export const staffModeration = {
  comments: staffSections.comments,
  questions: staffSections.questions,
  searchHint: 'چند واژهٔ متن یا آغاز آن‌ها، یا شمارهٔ موبایل نویسنده',
  notFound: 'هیچ متنی در این وضعیت با این جستجو نمی‌خواند.',
  filter: 'وضعیت',
  kind: 'نوع',
  kinds: { questions: 'پرسش‌ها', answers: 'پاسخ‌های کاربران' },
  total: (count: string) => `${count} مورد`,
  by: (name: string, day: string) => `${name}، ${day}`,
  buyer: 'خریدار این کالا',
  phone: 'موبایل:',
  file: 'فایل پیوست',
  question: (text: string) => `پاسخ به پرسش: ${text}`,
  answersOf: 'پاسخ‌ها',
  decide: {
    approve: 'انتشار',
    refuse: 'رد',
    reply: 'پاسخ به نام فروشگاه',
  },
  made: { approve: 'منتشر شد', refuse: 'رد شد', reply: 'پاسخ منتشر شد' },
  /** Of a reply to what is not published yet. */
  waits: {
    comment: 'پاسخ ثبت شد؛ پس از انتشار دیدگاه دیده می‌شود.',
    question: 'پاسخ ثبت شد؛ پس از انتشار پرسش دیده می‌شود.',
  },
  dialog: {
    approve: 'انتشار',
    refuse: 'رد کردن',
    reply: 'پاسخ به نام فروشگاه',
    reason: 'دلیل (اختیاری)',
    reasonHint: 'فقط کارکنان آن را می‌بینند.',
    text: 'متن پاسخ',
    textHint: 'همهٔ بازدیدکنندگان آن را زیر نام فروشگاه می‌بینند.',
    waitingHint: 'تا این نوشته منتشر نشود، پاسخ هم دیده نمی‌شود.',
    missing: 'متن پاسخ را بنویسید.',
    confirm: { approve: 'انتشار', refuse: 'رد شود', reply: 'انتشار پاسخ' },
    confirmWaiting: 'ثبت پاسخ',
    busy: 'در حال ثبت',
    keep: 'انصراف',
    close: 'بستن',
  },
  emptyTitle: 'چیزی در این صف نیست',
  emptyText: 'هر چه مشتریان تازه بنویسند، پیش از انتشار اینجا می‌آید.',
} as const
