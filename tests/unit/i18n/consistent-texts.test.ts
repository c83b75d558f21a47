import { globSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { shop } from '#shop'
import { demoArticles } from '#demo/catalogue/articles.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import { demoCategories } from '#demo/catalogue/categories.ts'
import { demoHome, demoSeoText } from '#demo/catalogue/home.ts'
import { demoQuestions } from '#demo/catalogue/questions.ts'
import { demoTickets } from '#demo/catalogue/support.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { lenderCeiling, lowestDepositPrice } from '#domain/installment.ts'
import { returnDays } from '#domain/order.ts'
import { account } from '#i18n/fa/account.ts'
import { installment } from '#i18n/fa/installment.ts'
import { aboutUs } from '#i18n/fa/information/about-us.ts'
import { contactUs } from '#i18n/fa/information/contact-us.ts'
import { faq } from '#i18n/fa/information/faq.ts'
import { faqRegistry } from '#i18n/fa/information/faq-registry.ts'
import { returnProducts } from '#i18n/fa/information/return-products.ts'
import { sendingMethods } from '#i18n/fa/information/sending-methods.ts'
import { stockProductRules } from '#i18n/fa/information/stock-product-rules.ts'
import { termsDeposit } from '#i18n/fa/information/terms-deposit.ts'
import { terms } from '#i18n/fa/information/terms.ts'
import { userPrivacy } from '#i18n/fa/information/user-privacy.ts'
import { warranty7day } from '#i18n/fa/information/warranty-7day.ts'
import { pageNames } from '#i18n/fa/page-names.ts'
import { productTerms } from '#i18n/fa/product-terms.ts'
import { usedPhone } from '#i18n/fa/used-phone.ts'
import { referenceShippingMethods } from '#server/reference/shipping.ts'
import { pagePatterns } from '#src/lib/paths.ts'

/** What the shop says to shoppers, in the software and in the content of the demo. */
const said: { where: string; text: string }[] = []
beforeAll(async () => {
  const files = globSync('i18n/fa/**/*.ts').filter((path) => !/\/staff[^/]*\.ts$/.test(path))
  for (const file of files) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../../../${file}`)
    for (const text of textsOf(exported)) said.push({ where: file, text })
  }
  const demo = {
    demoArticles,
    demoCategories,
    demoHome,
    demoSeoText,
    demoQuestions,
    demoTickets,
    demoProducts,
  }
  for (const [where, content] of Object.entries(demo))
    for (const text of textsOf(content)) said.push({ where, text })
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const saying = (words: RegExp) => said.filter(({ text }) => words.test(text))
const joined = (content: unknown) => textsOf(content).join('\n')

describe('who registers a phone', () => {
  it.each([
    /هنگام تحویل به نام|انتقال مالکیت (حضوری|هنگام تحویل)|در حضور شما/,
    /بررسی و به نام خریدار ثبت می‌شود|ساعت پس از فعال‌سازی|ما این کار را هنگام تحویل/,
    /رجیستری( رسمی)? به نام (شما|خریدار)/,
  ])('is never the shop: no text says %s', (words) => {
    expect(said.length).toBeGreaterThan(2000)
    expect(saying(words)).toEqual([])
  })

  it('is the buyer, after the delivery and within 30 days', () => {
    const registry = demoArticles.find(({ title }) => title.startsWith('رجیستری'))
    for (const content of [faqRegistry, terms, faq, demoSeoText, demoTickets, registry])
      expect(joined(content)).toMatch(/۳۰ روز/)
    const days = saying(/آنتن.*روز|روز.*آنتن/).flatMap(({ text }) =>
      [...text.matchAll(/([۰-۹]+) روز پس از (?:نخستین )?روشن/g)].map(([, number]) => number),
    )
    expect(new Set(days)).toEqual(new Set(['۳۰']))
  })

  it('learns that a phone is non-returnable only after registration', () => {
    const untilThen = /ثبت نکرده|ثبت (کرده|شده) باش|ثبت کرده است|به نام شما شده/
    for (const content of [
      returnProducts,
      warranty7day,
      terms,
      faq,
      faqRegistry,
      aboutUs,
      stockProductRules,
      demoSeoText,
      productTerms,
    ])
      expect(joined(content)).toMatch(untilThen)
    expect(saying(/باید .*به نام خریدار ثبت شود، بازگرداندنی نیست/)).toEqual([])
  })

  it('asks the official registry, not the warranty page of the shop', () => {
    expect(
      saying(/صفحهٔ «?(گارانتی و رجیستری|رجیستری و گارانتی)»? (سایت ما می‌توانید|استعلام)/),
    ).toEqual([])
  })

  it('dials codes in Persian digits, in their order', () => {
    const codes = said.flatMap(({ where, text }) =>
      [...text.matchAll(/(.?)\*#?[0-9۰-۹]+#(.?)/g)].map(([code, before, after]) => ({
        where,
        isRight: before === '\u2066' && after === '\u2069' && !/[0-9]/.test(code),
      })),
    )
    expect(codes.length).toBeGreaterThan(5)
    expect(codes.filter(({ isRight }) => !isRight)).toEqual([])
  })
})

describe('returns', () => {
  it('state the return period', () => {
    const days = saying(/بازگ(ردان|شت)/).flatMap(({ text }) =>
      [...text.matchAll(/تا ([۰-۹]+) روز(?: پس از تحویل)? (?:می‌توان|بازگ|زمان)/g)].map(
        ([, number]) => Number(toLatinDigits(number ?? '')),
      ),
    )
    expect(days.length).toBeGreaterThan(2)
    expect(new Set(days)).toEqual(new Set([returnDays]))
  })

  it('name the address to send goods to, and that bringing them is free', () => {
    const [how] = returnProducts.sections
    expect(joined(how)).toContain(shop.branch.address)
    for (const content of [returnProducts, warranty7day, faq])
      expect(joined(content)).toMatch(/شعبه (بیاورید، )?هزینه‌ای ندارد/)
  })

  it('bring the money to the wallet, and nowhere else', () => {
    for (const content of [returnProducts, warranty7day, faq, terms])
      expect(joined(content)).toMatch(/کیف پول.*شبای خود/)
    expect(saying(/به حساب خود (خریدار )?واریز/)).toEqual([])
  })

  it('are answered within 72 hours, before the goods are sent', () => {
    const [how] = returnProducts.sections
    const answers = how.steps.findIndex(({ text }) => text.includes('۷۲ ساعت کاری'))
    const sends = how.steps.findIndex(({ text }) => text.includes(shop.branch.address))
    expect([answers, sends]).toEqual([1, 2])
    expect(saying(/تا ۲۴ تا ۴۸/)).toEqual([])
  })

  it('point to cancellation in My orders', () => {
    for (const content of [warranty7day, terms, aboutUs])
      expect(joined(content)).toMatch(/«سفارش‌های من»(.*)لغو/)
  })
})

describe('the delivery', () => {
  it('to other cities is sent on the next working day, and arrives in the days of the methods', () => {
    for (const content of [aboutUs, contactUs, demoSeoText])
      expect(joined(content)).toMatch(/روز کاری بعد فرستاده می‌شود/)
    const facts = sendingMethods.sections[1].facts
    for (const { term, text } of facts) {
      const rules = referenceShippingMethods.find(({ name }) => name === term)?.rules ?? []
      const [least, most] = [...text.matchAll(/([۰-۹]+)\u00a0(?=تا|روز)/g)].map(([, number]) =>
        Number(toLatinDigits(number ?? '')),
      )
      const days = rules.map((rule) => rule.days)
      expect([term, Math.min(...days) >= Number(least), Math.max(...days)]).toEqual([
        term,
        true,
        most,
      ])
    }
    expect(facts).toHaveLength(2)
  })

  it('in the branch asks for the code of the message', () => {
    expect(saying(/با (شمارهٔ|کد) سفارش و کارت شناسایی/)).toEqual([])
  })

  it('of a used phone outside Tehran counts the 24 hours from arrival', () => {
    expect(usedPhone.benefits.find(({ icon }) => icon === 'timer')?.text).toMatch(
      /شهرهای دیگر از رسیدن گوشی/,
    )
  })
})

describe('paying', () => {
  it('names the least price of a deposit, and one way back for it', () => {
    expect(lowestDepositPrice).toBe(10_000_000)
    const prices = saying(/رزرو|بیعانه/).filter(({ text }) => /یک میلیون تومان/.test(text))
    expect(prices).toEqual([])
    expect(joined(termsDeposit)).toContain('ده میلیون تومان')
    for (const content of [termsDeposit, productTerms.deposit])
      expect(joined(content)).toContain('به همان کارتی که با آن پرداخته‌اید')
  })

  it('in installments names every lender of the checkout, and one ceiling', () => {
    const lenders = shop.gateways.filter(({ kind }) => kind === 'credit')
    expect(lenders.length).toBeGreaterThan(1)
    for (const { name } of lenders) expect(joined(installment)).toContain(name)
    const ceilings = saying(/سقف تسهیلات/).flatMap(
      ({ text }) => /سقف تسهیلات ([۰-۹]+)/.exec(text)?.[1] ?? [],
    )
    expect(ceilings.length).toBeGreaterThan(3)
    const millions = toPersianDigits(lenderCeiling / 1_000_000)
    expect(new Set(ceilings)).toEqual(new Set([millions]))
    expect(installment.lender.facts[0].value).toContain(millions)
  })
})

describe('the shop', () => {
  it('has one set of opening hours', () => {
    expect(saying(/۱۰ تا ۱۹|۱۴ تا ۱۹/).filter(({ text }) => text !== shop.branch.hours)).toEqual([])
  })

  it('says what personal data it keeps', () => {
    const [what] = userPrivacy.sections
    const kept = ['تاریخ تولد', 'IMEI', 'عکس', 'ایمیل', 'شغل', 'شرکت', 'نشست', 'مشاوره', 'اقساطی']
    for (const word of kept) expect(joined(what)).toContain(word)
  })

  it('keeps the house number on one line', () => {
    expect(shop.branch.address).toMatch(/پلاک\u00a0۱۲$/)
  })

  it('calls the pages of the account as its menu does', () => {
    const { links } = account.menu
    expect(pageNames).toMatchObject({
      [links.orders]: pagePatterns.orders,
      [links.profile]: pagePatterns.profile,
      [links.messages]: pagePatterns.messages,
      [links.support]: pagePatterns.tickets,
    })
  })

  it('mentions only buttons that exist', () => {
    const isInformation = (where: string) => where.startsWith('i18n/fa/information/')
    const labels = new Set(said.flatMap(({ where, text }) => (isInformation(where) ? [] : [text])))
    const pressed = said.flatMap(({ where, text }) =>
      isInformation(where) ? [...text.matchAll(/«([^»]+)» را بزنید/g)].map(([, name]) => name) : [],
    )
    expect(pressed.length).toBeGreaterThan(3)
    expect(pressed.filter((name = '') => !labels.has(name))).toEqual([])
  })

  it('links only to existing pages, by their exact names', () => {
    const known: ReadonlySet<string> = new Set(Object.values(pagePatterns))
    expect(Object.values(pageNames).filter((path) => !known.has(path))).toEqual([])
    const named = said.flatMap(({ where, text }) =>
      [...text.matchAll(/(?:صفحهٔ|در|شرایط) «([^»]+)»/g)].map(([, name]) => ({ where, name })),
    )
    const buttons = new Set(['دربارهٔ تلفن', 'تحویل حضوری'])
    const nowhere = named.filter(({ where, name = '' }) =>
      where.startsWith('i18n/fa/information/') && !buttons.has(name)
        ? !Object.hasOwn(pageNames, name)
        : false,
    )
    expect(named.length).toBeGreaterThan(20)
    expect(nowhere).toEqual([])
  })
})
