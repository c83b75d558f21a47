import type { RowMutant } from './row-mutant.ts'

const texts = 'i18n/fa/information'
const views = 'src/features/information'

/** Information pages. */
export const pageRows: readonly RowMutant[] = [
  {
    row: 'PAGE-07',
    file: `${texts}/faq-registry.ts`,
    from: "question: 'رجیستری چیست و چه کسی گوشی را به نام من ثبت می‌کند؟'",
    to: "question: 'اگر دستگاه را ثبت نکنم چه می‌شود؟'",
  },
  {
    row: 'PAGE-25',
    file: `${views}/AboutUsPage.tsx`,
    from: 'cards={words.features}',
    to: 'cards={words.features.slice(1)}',
  },
  {
    row: 'PAGE-27',
    file: `${views}/AboutUsPage.tsx`,
    from: '<Accordion questions={words.questions} />',
    to: '<Accordion questions={words.questions.slice(1)} />',
  },
  {
    row: 'PAGE-31',
    file: `${texts}/contact-us.ts`,
    from: 'پشتیبانی ۲۴ ساعته',
    to: 'پشتیبانی تلفنی',
  },
  {
    row: 'PAGE-33',
    file: `${views}/FaqPage.tsx`,
    from: 'const tabs = data.categories.map(',
    to: 'const tabs = data.categories.toReversed().map(',
  },
  {
    row: 'PAGE-35',
    file: `${views}/TrackingOrdersPage.tsx`,
    from: 'config.carriers.map(',
    to: 'config.carriers.slice(1).map(',
  },
  {
    row: 'PAGE-42',
    file: `${texts}/warranty-7day.ts`,
    from: 'و ۱۰۰ درصد مبلغ پرداخت‌شده',
    to: 'و ۹۰ درصد مبلغ پرداخت‌شده',
  },
  {
    row: 'PAGE-58',
    file: 'src/features/list/shared/popular-products.queries.ts',
    from: 'min_price: 1_000_000',
    to: 'min_price: 2_000_000',
  },
  {
    row: 'PAGE-61',
    file: `${views}/AboutUsPage.tsx`,
    from: '<FrequentQuestionsCall />',
    to: '<p>{useQuery(aboutUsQuery(useApi())).data?.[0]?.title}</p>',
  },
  {
    row: 'PAGE-67',
    file: `${texts}/sending-methods.ts`,
    from: 'ساعت ۱۶:۳۰، پنجشنبه ساعت ۱۳:۰۰',
    to: 'ساعت ۱۷:۳۰، پنجشنبه ساعت ۱۳:۰۰',
  },
  { row: 'PAGE-72', file: 'shop.config.ts', from: 'جمعه ۱۴ تا ۱۹', to: 'جمعه تعطیل' },
  {
    row: 'PAGE-73',
    file: 'shop.config.ts',
    from: "openingHours: 'Mo-Sa 09:00-21:00'",
    to: "openingHours: 'Mo-Su 09:00-21:00'",
  },
]
