import type { Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { shop } from '#shop'
import { axeFindings } from './support/axe.ts'
import { atBothSizes } from './support/sizes.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { answerCall, reshape } from './support/network.ts'

useBrowser()

const main = (page: Page) => page.getByRole('main')

/** The sentences that a text does not contain. */
const missing = (text: string, sentences: readonly string[]) =>
  sentences.filter((sentence) => !text.includes(sentence))

/** What a page of text says, by row. */
const statements: { path: string; title: string; tags: string[]; says: readonly string[] }[] = [
  {
    path: '/purchase-guide',
    title: 'راهنمای خرید',
    tags: ['PAGE-09', 'ROUTE-25'],
    says: ['انتخاب کالا', 'انتخاب روش ارسال', 'پیگیری و تحویل'],
  },
  {
    path: '/terms',
    title: 'قوانین و مقررات',
    tags: ['PAGE-13', 'ROUTE-30', 'PAGE-71'],
    says: ['سفارش‌های عمدهٔ تکراری یک کالا از سوی یک کاربر لغو می‌شود'],
  },
  {
    path: '/stock-product-rules',
    title: 'قوانین کالای کارکرده',
    tags: ['PAGE-14', 'ROUTE-31', 'PAGE-74', 'PAGE-66'],
    says: ['۱۸ ماه گارانتی تعویض', 'کالای کارکرده‌ای که هیچ گارانتی ندارد، ۷ روز مهلت تست دارد'],
  },
  {
    path: '/user-privacy',
    title: 'حریم خصوصی کاربران',
    tags: ['PAGE-15', 'ROUTE-32'],
    says: ['چه اطلاعاتی نگه می‌داریم', 'چه کسی می‌بیند'],
  },
  {
    path: '/purchase-methods',
    title: 'روش‌های پرداخت',
    tags: ['PAGE-20', 'ROUTE-37'],
    says: ['درگاه بانکی', 'خرید اقساطی با درگاه اعتباری', 'کیف پول'],
  },
  {
    path: '/return-products',
    title: 'بازگرداندن کالا',
    tags: ['PAGE-18', 'ROUTE-35', 'PAGE-62', 'PAGE-63', 'PAGE-64', 'PAGE-65'],
    says: [
      'تا ۷ روز پس از تحویل',
      'نتیجهٔ درخواست تا ۷۲ ساعت کاری با پیامک و در «پیام‌های من» اعلام می‌شود',
      'پس از رسیدن و بررسی کالا، مبلغ در ۲۴ تا ۴۸ ساعت کاری به «کیف پول» خود خریدار واریز می‌شود',
      'خبر دادن ایراد ظاهری\nتا ۱ ساعت پس از دریافت',
    ],
  },
]

describe.each(statements)('$path', ({ path, title, tags, says }) => {
  it('is read by guests, with its title and what it has to say', { tags }, async () => {
    const { page } = await shopper('phone')
    expect((await page.goto(path))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    const text = await main(page).innerText()
    expect(missing(text, says)).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

describe('the seven-day guarantee', () => {
  const step = useStory(async () => {
    const { page } = await shopper('phone')
    const reply = await page.goto('/warranty-7day')
    return { page, reply, text: await main(page).innerText() }
  })
  it(
    'counts seven days from the delivery, for all that was paid',
    { tags: ['PAGE-21', 'ROUTE-38', 'PAGE-41', 'PAGE-42', 'PAGE-43'] },
    step(async ({ page, reply, text }) => {
      expect(reply?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'ضمانت هفت‌روزه' }).waitFor()
      expect(
        missing(text, [
          'ضمانت هفت‌روزه',
          'تا ۷ روز پس از تحویل می‌توانید کالا را بازگردانید',
          '۱۰۰ درصد مبلغ پرداخت‌شده قابل بازگشت است',
          'این مهلت از روز تحویل شمرده می‌شود',
        ]),
      ).toEqual([])
    }),
  )

  it(
    'names what is refunded without deduction, and when a visible defect is reported',
    { tags: ['PAGE-44', 'PAGE-45', 'PAGE-46', 'PAGE-47'] },
    step(async ({ page, text }) => {
      const refunded = main(page).getByRole('region', { name: 'بازگشت همهٔ مبلغ، بدون کسر' })
      expect(await refunded.getByRole('listitem').allInnerTexts()).toEqual([
        'کالا با مشخصات درج‌شده در سایت مغایرت داشته باشد.',
        'گارانتی کالا نامعتبر یا تقلبی باشد.',
        'کالای کارکرده یا ناقص به جای کالای نو فروخته شده باشد.',
      ])
      const report =
        'ایرادی که با چشم دیده می‌شود باید تا ۱ ساعت پس از دریافت کالا به پشتیبانی خبر داده شود'
      expect(missing(text, [report])).toEqual([])
    }),
  )

  it(
    'says how box and seal have to be, and who answers for sealed goods',
    { tags: ['PAGE-48', 'PAGE-49', 'PAGE-50', 'PAGE-51'] },
    step(async ({ text }) => {
      expect(
        missing(text, [
          'جعبهٔ اصلی و لوازم کالا باید سالم و بدون آسیب باشد',
          'روی جعبه نباید برچسب چسبانده یا چیزی نوشته شده باشد',
          'برای کالایی که پلمپ شرکتی دارد، مسئولیت ایراد با شرکت گارانتی‌کننده است',
          'پیش از ارسال، سفارش با تماس تلفنی با پشتیبانی لغو می‌شود',
          'پس از ارسال، لغو تنها در صورتی ممکن است که پلمپ و بسته‌بندی دست‌نخورده باشد',
        ]),
      ).toEqual([])
    }),
  )

  it(
    'says who pays for the way back, what cannot be returned, and to whom money goes',
    { tags: ['PAGE-52', 'PAGE-53', 'PAGE-54'] },
    step(async ({ text }) => {
      expect(
        missing(text, [
          'هزینهٔ ارسال کالای بازگشتی با خریدار است',
          'کالایی که باید در سامانه‌های رسمی به نام خریدار ثبت شود، از هنگام ثبت بازگرداندنی نیست',
          'مبلغ تنها به حساب خود خریدار بازگردانده می‌شود',
        ]),
      ).toEqual([])
    }),
  )
})

describe('how goods are sent', () => {
  it(
    'names the cut-off times, the postal fee and the dispatch to other cities',
    { tags: ['PAGE-22', 'ROUTE-39', 'PAGE-67', 'PAGE-68', 'PAGE-69', 'PAGE-75'] },
    async () => {
      const { page } = await shopper('phone')
      expect((await page.goto('/sending-methods'))?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'روش‌های ارسال' }).waitFor()
      const row = (name: string, value: string) =>
        page.getByRole('term').filter({ hasText: name }).locator('..').filter({ hasText: value })
      await expect.poll(() => row('باربری سریع', '۱۶:۳۰، پنجشنبه ساعت ۱۳:۰۰').count()).toBe(1)
      expect(await row('پست پیشتاز', '۱۳:۳۰، پنجشنبه ساعت ۱۱:۰۰').count()).toBe(1)
      expect(await row('پست پیشتاز', '۷۰٬۸۰۰ تومان').count()).toBe(1)
      await page
        .getByText('سفارش‌های شهرهای دیگر روز کاری بعد به شرکت حمل تحویل داده می‌شود')
        .waitFor()
    },
  )
})

/** Opens every question that the part shows and returns how many there are. */
async function openQuestions(page: Page, part = main(page)): Promise<number> {
  const questions = part.locator('summary').filter({ visible: true })
  const count = await questions.count()
  for (let index = 0; index < count; index += 1) {
    const answer = questions.nth(index).locator('xpath=following-sibling::p')
    expect(await answer.isVisible()).toBe(false)
    await questions.nth(index).click()
    await answer.waitFor({ state: 'visible' })
    await questions.nth(index).click()
    await answer.waitFor({ state: 'hidden' })
  }
  return count
}

describe('the questions about the registry', () => {
  it(
    'are five that open and close, and name the thirty days',
    { tags: ['PAGE-06', 'PAGE-07', 'PAGE-76', 'ROUTE-29'] },
    async () => {
      const { page } = await shopper('phone')
      expect((await page.goto('/faq-registry'))?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'پرسش‌های رجیستری' }).waitFor()
      expect(await openQuestions(page)).toBe(5)
      await page.getByText('اگر دستگاه را ثبت نکنم چه می‌شود؟').click()
      await page
        .getByText(/پس از ۳۰ روز.*آنتن دستگاه ثبت‌نشده قطع می‌شود/)
        .waitFor({ state: 'visible' })
    },
  )
})

describe('the questions of the server', () => {
  it(
    'are asked for by every page with questions, without a sign-in, and shown by none',
    { tags: ['PAGE-60', 'PAGE-61'] },
    async () => {
      const { page } = await shopper('phone')
      const mark = 'نشانهٔ آزمایش'
      await reshape<{ id: number; title: string; text: string }[]>(
        page,
        /\/api\/information\/frequently-asked-questions\//,
        (all) => all.map((one) => ({ ...one, title: mark, text: mark })),
      )
      for (const path of ['/faq-registry', '/faq', '/about-us', '/terms-deposit']) {
        const call = page.waitForResponse('**/api/information/frequently-asked-questions/')
        await page.goto(path)
        const reply = await call
        expect([path, reply.status(), await reply.text()]).toEqual([
          path,
          200,
          expect.stringContaining(mark),
        ])
        await page.locator('summary').first().waitFor()
        expect(await page.content()).not.toContain(mark)
      }
    },
  )
})

describe('the page about the shop', () => {
  const step = useStory(async () => {
    const { page } = await shopper('desktop')
    const called = page.waitForRequest('**/api/information/about-us/')
    const feature = { id: 1, title: 'نشانهٔ آزمایش', text: 'نشانهٔ آزمایش' }
    await answerCall(page, /\/api\/information\//, [feature])
    const reply = await page.goto('/about-us')
    return { page, reply, called }
  })

  it(
    'has a banner with the breadcrumb, the story and the social links',
    { tags: ['PAGE-10', 'PAGE-23', 'PAGE-24', 'PAGE-26', 'ROUTE-26'] },
    step(async ({ page, reply }) => {
      expect(reply?.status()).toBe(200)
      const banner = page.locator('[data-banner]')
      await banner.getByRole('navigation', { name: 'مسیر صفحه' }).waitFor()
      await banner.getByRole('heading', { level: 1, name: 'دربارهٔ ما' }).waitFor()
      const story = main(page).getByRole('region', { name: 'داستان ما' })
      expect((await story.innerText()).length).toBeGreaterThan(600)
      await expectNetworks(main(page).getByRole('list', { name: 'ما را دنبال کنید' }))
    }),
  )

  it(
    'has six cards and six questions that open and close',
    { tags: ['PAGE-25', 'PAGE-27'] },
    step(async ({ page }) => {
      const cards = main(page).getByRole('list', { name: 'به ما تکیه کنید' })
      expect(await cards.getByRole('listitem').count()).toBe(6)
      expect(await openQuestions(page)).toBe(6)
    }),
  )

  it(
    'asks the server for its texts, and shows its own',
    { tags: ['PAGE-59', 'PAGE-61'] },
    step(async ({ page, called }) => {
      await called
      await page.waitForLoadState('networkidle')
      expect(await page.content()).not.toContain('نشانهٔ آزمایش')
      const reply = await page.context().request.get('/api/information/about-us/')
      expect(reply.status()).toBe(200)
    }),
  )
})

describe('the frequent questions', () => {
  it(
    'are in six tabs, each with its own',
    { tags: ['PAGE-12', 'PAGE-33', 'PAGE-34', 'ROUTE-28'] },
    async () => {
      const { page } = await shopper('phone')
      expect((await page.goto('/faq'))?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'پرسش‌های پرتکرار' }).waitFor()
      const tabs = page.getByRole('tablist', { name: 'موضوع پرسش‌ها' }).getByRole('tab')
      expect(await tabs.allInnerTexts()).toEqual([
        'ورود و ثبت‌نام',
        'کد تخفیف',
        'پیگیری سفارش',
        'بازگرداندن کالا',
        'شیوهٔ سفارش',
        'موضوع‌های دیگر',
      ])
      const first = ['چطور ثبت‌نام کنم؟', 'کد تخفیف را کجا وارد کنم؟', 'وضعیت سفارشم را کجا ببینم؟']
      const rest = [
        'تا چند روز می‌توانم کالا را بازگردانم؟',
        'بدون ثبت‌نام هم می‌توانم بخرم؟',
        'گارانتی را چطور فعال کنم؟',
      ]
      const seen = new Set<string>()
      for (const [index, question] of [...first, ...rest].entries()) {
        await tabs.nth(index).click()
        await page.getByText(question).waitFor({ state: 'visible' })
        const shown = await main(page).locator('summary').filter({ visible: true }).allInnerTexts()
        expect(shown.filter((text) => seen.has(text))).toEqual([])
        shown.forEach((text) => seen.add(text))
      }
      expect(seen.size).toBeGreaterThan(24)
    },
  )

  it('stay at the chosen tab through a reload, without adding a history entry', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/about-us')
    await page.goto('/faq')
    const tabs = page.getByRole('tablist', { name: 'موضوع پرسش‌ها' })
    const chosen = tabs.getByRole('tab', { selected: true })
    await tabs.getByRole('tab', { name: 'کد تخفیف' }).click()
    await tabs.getByRole('tab', { name: 'بازگرداندن کالا' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=4')
    await page.reload()
    await expect.poll(() => chosen.innerText()).toBe('بازگرداندن کالا')
    await page.getByText('تا چند روز می‌توانم کالا را بازگردانم؟').waitFor({ state: 'visible' })
    await tabs.getByRole('tab', { name: 'ورود و ثبت‌نام' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about-us')
    await page.goto('/faq?tab=99')
    await expect.poll(() => chosen.innerText()).toBe('ورود و ثبت‌نام')
  })

  it('fade on a phone at the side on which there are more', async () => {
    const { page } = await shopper('phone')
    await page.goto('/faq')
    const tabs = page.getByRole('tablist', { name: 'موضوع پرسش‌ها' })
    const faded = () =>
      tabs.evaluate((row) => [row.dataset['more'], getComputedStyle(row).maskImage !== 'none'])
    await expect.poll(faded).toEqual(['left', true])
    await tabs.evaluate((row) => row.scrollTo(-60, 0))
    await expect.poll(faded).toEqual(['both', true])
    await tabs.evaluate((row) => row.scrollTo(-row.scrollWidth, 0))
    await expect.poll(faded).toEqual(['right', true])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(faded).toEqual([undefined, false])
  })
})

describe('the contact page', () => {
  const step = useStory(async () => {
    const { page } = await shopper('desktop')
    const reply = await page.goto('/contact-us')
    return { page, reply }
  })

  it(
    'shows the address, the phone number, the hours and the social links',
    { tags: ['PAGE-11', 'PAGE-28', 'PAGE-29', 'PAGE-30', 'PAGE-72', 'ROUTE-27'] },
    step(async ({ page, reply }) => {
      expect(reply?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'تماس با ما' }).waitFor()
      const branch = page.getByRole('region', { name: 'شعبهٔ فروش و تحویل حضوری' })
      await branch.getByText('تهران، خیابان دماوند').waitFor()
      const phone = branch.getByRole('link', { name: '۰۲۱-۸۸۰۰۱۸۰۰' })
      expect(await phone.getAttribute('href')).toBe('tel:02188001800')
      await atBothSizes(page, () => phone.waitFor())
      await branch.getByText('شنبه تا پنجشنبه ۱۰ تا ۱۹، جمعه ۱۴ تا ۱۹').waitFor()
      await expectNetworks(main(page).getByRole('list', { name: 'شبکه‌های اجتماعی' }))
    }),
  )

  it(
    'shows exactly three services',
    { tags: ['PAGE-31'] },
    step(async ({ page }) => {
      const cards = main(page).getByRole('list', { name: 'خدمات ما' }).getByRole('listitem')
      expect(await cards.locator('p:first-of-type').allInnerTexts()).toEqual([
        'ارسال سریع',
        'پشتیبانی ۲۴ ساعته',
        'خرید اقساطی',
      ])
    }),
  )

  it(
    'shows the branch on a map of zoom 15, with a link to directions',
    { tags: ['PAGE-32', 'PAGE-77'] },
    step(async ({ page }) => {
      const map = page.getByRole('img', { name: /^نقشهٔ/ })
      const tiles = map.locator('img')
      await map.scrollIntoViewIfNeeded()
      await expect.poll(() => tiles.evaluateAll(countLoaded)).toBeGreaterThan(3)
      const addresses = await tiles.evaluateAll((all) =>
        all.map((tile) => tile.getAttribute('src')),
      )
      expect(addresses.filter((address) => !/\/tiles\/15\/\d+\/\d+/.test(address ?? ''))).toEqual(
        [],
      )
      const route = page.getByRole('link', { name: /^مسیریابی/ })
      const { latitude, longitude } = shop.branch.position
      const { search } = new URL((await route.getAttribute('href')) ?? '')
      expect(search).toBe(`?to=${latitude},${longitude}`)
    }),
  )

  it(
    'gives search engines the opening hours',
    { tags: ['PAGE-73'] },
    step(async ({ page }) => {
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const store = blocks
        .map((block): Record<string, unknown> => JSON.parse(block))
        .find((block) => block['@type'] === 'ElectronicsStore')
      expect(store?.openingHours).toBe('Mo-Sa 09:00-21:00')
    }),
  )
})

async function expectNetworks(list: Locator): Promise<void> {
  const links = list.getByRole('link')
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).host),
    ),
  ).toEqual(shop.social.map(({ link }) => new URL(link).host))
}

/** Runs in the page: how many of the pictures have come. */
function countLoaded(pictures: Element[]): number {
  return pictures.filter(
    (each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0,
  ).length
}

describe('following an order', () => {
  it(
    'is explained, with the tracking of exactly two carriers',
    { tags: ['PAGE-17', 'PAGE-35', 'ROUTE-34'] },
    async () => {
      const { page } = await shopper('phone')
      expect((await page.goto('/tracking-orders'))?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'پیگیری سفارش' }).waitFor()
      const links = main(page).locator('a[href^="http"]')
      expect(await links.count()).toBe(2)
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('target'))),
      ).toEqual(['_blank', '_blank'])
      const hosts = await links.evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '').host),
      )
      expect(new Set(hosts).size).toBe(2)
      expect(hosts).not.toContain(new URL(inject('origin')).host)
      expect(await links.allInnerTexts()).toEqual([
        expect.stringContaining('رهگیری در سامانهٔ پست پیشتاز'),
        expect.stringContaining('رهگیری در سامانهٔ باربری سریع'),
      ])
    },
  )
})

describe('buying with a deposit', () => {
  const step = useStory(async () => {
    const { page } = await shopper('phone')
    await page.goto('/faq')
    const searches = productRequests(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'خرید با بیعانه' }).click()
    await page.waitForURL('**/terms-deposit')
    return { page, searches }
  })

  it(
    'begins with what it is and a telephone number to call',
    { tags: ['PAGE-16', 'PAGE-36', 'PAGE-40', 'PAGE-55', 'ROUTE-33'] },
    step(async ({ page }) => {
      const reply = await page.request.get('/terms-deposit')
      expect([reply.status(), await reply.text()]).toEqual([
        200,
        expect.stringMatching(/<h1[^>]*>[^<]*خرید با بیعانه/),
      ])
      const hero = page.getByRole('region', { name: 'امروز رزرو کنید، فردا بپردازید' })
      const call = hero.getByRole('link', { name: 'تماس برای رزرو' })
      expect(await call.getAttribute('href')).toBe('tel:02188001800')
    }),
  )

  it(
    'has four steps, ten percent for a day, and a way out',
    { tags: ['PAGE-38', 'PAGE-56', 'PAGE-57', 'PAGE-70'] },
    step(async ({ page }) => {
      const steps = page.getByRole('region', { name: 'گام‌های رزرو' }).getByRole('listitem')
      expect(await steps.locator('p:first-child').allInnerTexts()).toEqual([
        'کالا را انتخاب کنید',
        'با کارشناس تماس بگیرید',
        '۱۰ درصد را بپردازید',
        'باقی مبلغ را تا ۲۴ ساعت بپردازید',
      ])
      expect(await steps.locator('span[aria-hidden]').allInnerTexts()).toEqual(['۱', '۲', '۳', '۴'])
      await page.getByText('بیعانه در صورت انصراف بازگردانده می‌شود').waitFor()
      await page
        .getByText('با ۱۰ درصد بیعانه، کالا با همین قیمت ۲۴ ساعت برای شما کنار گذاشته می‌شود')
        .waitFor()
    }),
  )

  it(
    'shows twelve best sellers and answers questions',
    { tags: ['PAGE-37', 'PAGE-39', 'PAGE-58', 'INST-24'] },
    step(async ({ page, searches }) => {
      const slider = page.getByRole('region', { name: 'پرفروش‌ترین کالاها' })
      await expect.poll(() => slider.getByRole('article').count()).toBe(12)
      expect(await openQuestions(page)).toBe(5)
      expect(searches).toEqual([
        '?page=1&size=12&min_price=1000000&max_price=4000000000&ordering=-sold_count',
      ])
    }),
  )
})

/** The queries of the product lists that the page requests. */
function productRequests(page: Page): string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/product/v2/product/') searches.push(search)
  })
  return searches
}

describe('the information pages', () => {
  it('are accessible in the parts that only they have', async () => {
    const { page } = await shopper('phone')
    const found: string[] = []
    for (const path of ['/about-us', '/contact-us', '/faq', '/terms-deposit', '/return-products']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const finding of await axeFindings(page)) found.push(`${path} ${finding}`)
    }
    expect(found).toEqual([])
  })

  it('are in the sitemap, each once', async () => {
    const xml = await (await fetch(`${inject('origin')}/sitemaps/pages.xml`)).text()
    for (const path of ['/about-us', '/faq-registry', '/terms-deposit', '/sending-methods'])
      expect(xml.split(`<loc>${inject('origin')}${path}</loc>`)).toHaveLength(2)
  })
})
