import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './support/axe.ts'
import { clientOf, customer } from './support/customer.ts'
import { goods, product } from './support/goods.ts'
import { hrefsOf } from './support/links.ts'
import { breakCall, holdCall, networkNoise } from './support/network.ts'
import { shopper, useBrowser, useStory, type Device } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const [first, second, third] = ['iphone-16-128gb', 'galaxy-a06-4gb-128gb', 'nokia-105-2023']

const add = (page: Page) => page.getByRole('button', { name: 'افزودن به مقایسه' }).click()
const stored = (page: Page): Promise<{ version: number; products: Record<string, unknown>[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compare-list') ?? 'null'))

/** The id of the variant that was chosen when the product was added. */
const chosenIn = (kept: Record<string, unknown> | undefined): unknown =>
  Array.isArray(kept?.['price']) ? kept['price'][0]?.id : undefined

async function compareBoth(page: Page, slugs: readonly string[] = [first, second]): Promise<void> {
  for (const slug of slugs) {
    await page.goto(`/products/${slug}`)
    await add(page)
    await page.getByRole('button', { name: 'حذف از مقایسه' }).waitFor()
  }
  await page.goto('/product-compare')
  await page.getByRole('table', { name: 'مقایسهٔ دو کالا' }).waitFor()
}

const sizes: Device[] = ['phone', 'desktop']

describe.each(sizes)('comparing on a %s', (device) => {
  describe('two products', () => {
    const step = useStory(async () => {
      const guest = await shopper(device)
      return { ...guest, api: clientOf(guest) }
    })

    it(
      'begins with one product, and leads to the list for the second',
      { tags: ['CMP-02', 'CMP2-04'] },
      step(async ({ page }) => {
        await page.goto('/product-compare')
        await page.getByRole('heading', { name: 'کالایی برای مقایسه انتخاب نکرده‌اید' }).waitFor()
        const choose = page.getByRole('link', { name: 'انتخاب کالا' })
        expect(await choose.getAttribute('href')).toBe('/productlist')
        await page.goto(`/products/${first}`)
        await add(page)
        await toast(page, 'success', 'به مقایسه اضافه شد').waitFor()
        await page.getByRole('status').getByRole('link', { name: 'دیدن مقایسه' }).click()
        await page.waitForURL('**/product-compare')
        await page.getByText('کالای دوم را انتخاب کنید').waitFor()
        await page.getByText('به مقایسه اضافه شد').waitFor({ state: 'detached', timeout: 3_000 })
        await expect.poll(() => page.getByRole('table').count()).toBe(0)
        await expect.poll(() => choose.getAttribute('href')).toBe('/productlist')
      }),
    )

    it(
      'offers what resembles the first as the second, at a press',
      step(async ({ page }) => {
        await page.goto('/product-compare')
        const similar = page.getByRole('region', { name: 'کالاهای مشابه' })
        const choose = similar.getByRole('button', { name: /^مقایسه با / }).first()
        const name = await choose.getAttribute('aria-label')
        const title = name?.replace('مقایسه با ', '') ?? ''
        expect(await axeFindings(page)).toEqual([])
        await choose.click()
        const head = page.getByRole('columnheader').filter({ hasText: title.slice(0, 20) })
        await head.waitFor()
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
        await page.getByRole('button', { name: `حذف ${title} از مقایسه` }).click()
        await similar.waitFor()
      }),
    )

    it(
      'puts two products side by side for a guest',
      { tags: ['CMP2-01', 'ROLE-15', 'ROLE2-03', 'ROUTE-22'] },
      step(async ({ page, api }) => {
        await page.goto(`/products/${second}`)
        await add(page)
        await page.getByRole('banner').getByRole('link', { name: 'مقایسه، ۲ کالا' }).click()
        const table = page.getByRole('table', { name: 'مقایسهٔ دو کالا' })
        await table.waitFor()
        await page
          .getByText('دو کالا آمادهٔ مقایسه‌اند')
          .waitFor({ state: 'detached', timeout: 3_000 })
        expect(await table.getByRole('columnheader').allTextContents()).toEqual([
          'ویژگی',
          expect.stringContaining('آیفون'),
          expect.stringContaining('A06'),
        ])
        const colors = await Promise.all(
          [first, second].map(async (slug) =>
            (await product({ api }, slug)).price.map(({ color_name: name }) => name).join('، '),
          ),
        )
        expect(new Set(colors).size).toBe(2)
        const row = table.getByRole('row', { name: /^رنگ‌ها \(متفاوت\)/ })
        expect(await row.getByRole('cell').allInnerTexts()).toEqual(colors)
        expect(await axeFindings(page)).toEqual([])
      }),
    )

    it(
      'refuses a third, and keeps the two in the browser',
      { tags: ['CMP-01', 'CMP-03', 'CMP-04', 'CMP-05', 'CMP-06', 'CMP2-02'] },
      step(async ({ page }) => {
        const two = await stored(page)
        await page.goto(`/products/${third}`)
        await add(page)
        const refusal = page.getByRole('status').and(page.locator('[data-type=error]'))
        await refusal.getByText('فقط میتوانید دو محصول را مقایسه کنید', { exact: true }).waitFor()
        expect(two).toMatchObject({ version: 1, products: [{}, {}] })
        expect(await stored(page)).toEqual(two)
        await page.getByRole('button', { name: 'افزودن به مقایسه' }).waitFor()
        await page.getByRole('banner').getByRole('link', { name: 'مقایسه، ۲ کالا' }).waitFor()
      }),
    )

    it(
      'keeps of each its number, title, picture and price',
      { tags: ['CMP2-07', 'CMP2-08'] },
      step(async ({ page, api }) => {
        const { products } = await stored(page)
        for (const [place, slug] of [first, second].entries()) {
          const { id, title, images, price } = await product({ api }, slug)
          const chosen = price.find((variant) => variant.id === chosenIn(products[place]))
          const picture = images.find((each) => each.related_price_id === chosen?.id)
          expect(products[place]).toEqual({
            id,
            title,
            images: [{ image: picture?.image }],
            price: [{ id: chosen?.id, price: chosen?.price }],
          })
        }
        await page.reload()
        await page.getByRole('banner').getByRole('link', { name: 'مقایسه، ۲ کالا' }).waitFor()
        expect((await stored(page)).products).toEqual(products)
      }),
    )

    it(
      'leads to the page of each product',
      { tags: ['CMP2-03'] },
      step(async ({ page }) => {
        const ids = (await stored(page)).products.map((product) => String(product['id']))
        const [id = ''] = ids
        const { release } = await holdCall(page, new RegExp(`/product/v2/product/${id}/$`))
        await page.goto('/product-compare')
        const links = page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('heading')
          .getByRole('link')
        await expect.poll(() => hrefsOf(links)).toEqual(ids.map((id) => `/products/${id}`))
        await links.first().click()
        await page.waitForURL(/\/products\/\d+$/)
        release()
        await page.waitForURL(`**/products/${first}`)
      }),
    )
  })
})

describe('the comparison', () => {
  it(
    'marks what differs, shows it alone, and lets a product go',
    { tags: ['ROLE-16'] },
    async () => {
      const { page } = await customer('desktop')
      await compareBoth(page)
      const price = page.getByRole('row', { name: /^قیمت \(متفاوت\)/ })
      await price.waitFor()
      const state = page.getByRole('row', { name: 'وضعیت نو نو' })
      await state.waitFor()
      await page.getByRole('switch', { name: 'فقط تفاوت‌ها' }).check()
      await state.waitFor({ state: 'detached' })
      await expect.poll(() => price.count()).toBe(1)
      await page.reload()
      await price.waitFor()
      expect(await state.count()).toBe(0)
      await page.getByRole('switch', { name: 'فقط تفاوت‌ها' }).uncheck()
      await state.waitFor()
      expect(new URL(page.url()).search).toBe('')
      await page.getByRole('button', { name: /حذف .*A06.* از مقایسه/ }).click()
      await page.getByText('کالای دوم را انتخاب کنید').waitFor()
    },
  )

  it(
    'asks for the encyclopedia of two only, and shows the beginning of its article',
    { tags: ['CMP2-05', 'CMP2-06', 'CMP2-09', 'CMP2-10', 'CMP2-11'] },
    async () => {
      const { page } = await shopper('desktop')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/encyclopedia/')) asked.push(new URL(request.url()).search)
      })
      await page.goto(`/products/${first}`)
      await add(page)
      await page.getByRole('button', { name: 'حذف از مقایسه' }).waitFor()
      await page.goto('/product-compare')
      await page.getByText('کالای دوم را انتخاب کنید').waitFor()
      expect(asked).toEqual([])
      await page.goto(`/products/${second}`)
      await add(page)
      await page.getByRole('button', { name: 'حذف از مقایسه' }).waitFor()
      const replied = page.waitForResponse(/related-encyclopedia\/v2/)
      await page.goto('/product-compare')
      const [one, other, { encyclopedias }] = await (await replied).json()
      const { products } = await stored(page)
      expect(asked.map(decodeURIComponent)).toEqual([
        `?ids=${products.map((product) => String(product['id'])).join(',')}`,
      ])
      for (const { details } of [one, other])
        expect(details[0]).toEqual({
          title: { title: expect.any(String) },
          value: expect.any(String),
        })
      const [{ id, title, text, cover }] = encyclopedias
      const article = page.getByRole('region', { name: 'پیش از انتخاب بخوانید' })
      await article.getByText(`${oneLine(text.slice(0, 200))}…`, { exact: true }).waitFor()
      await expect.poll(() => article.locator('img').getAttribute('src')).toContain(cover)
      await article.getByRole('link', { name: title }).click()
      await page.waitForURL(`**/blogs/${id}`)
    },
  )

  it('shows, opens and sells each product in the color that was chosen', async () => {
    const guest = await shopper('desktop')
    const { page } = guest
    const { id, price, images } = await product({ api: clientOf(guest) }, goods.rich)
    const [opened, ...others] = price.filter(({ quantity }) => quantity > 0)
    const chosen = others.find(({ price: asked }) => asked > (opened?.price ?? 0)) ?? others[0]
    const picture = images.find(({ related_price_id }) => related_price_id === chosen?.id)
    await compareBoth(page, [`${goods.rich}?price_id=${chosen?.id}`, second])
    const slot = page.getByRole('main').getByRole('listitem').filter({ hasText: 'آیفون' })
    const link = slot.getByRole('link')
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`/products/${id}?price_id=${chosen?.id}`)
    expect(await slot.locator('img').getAttribute('src')).toContain(picture?.image)
    const head = page.getByRole('columnheader', { name: /آیفون/ })
    await head.getByText(`رنگ ${chosen?.color_name}`, { exact: true }).waitFor()
    await head.getByRole('button', { name: /افزودن .*آیفون.* به سبد/ }).click()
    await page.waitForURL(/\/cart/)
    await page
      .getByRole('main')
      .getByText(chosen?.color_name ?? '')
      .first()
      .waitFor()
  })

  it('fits the width of a phone even with long names in Latin letters', async () => {
    const { page } = await shopper('phone')
    await compareBoth(page, ['redmi-note-14-8gb-256gb', 'redmi-note-14-pro-8gb-256gb'])
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
    const edges = await page
      .getByRole('main')
      .getByRole('table')
      .locator('bdi:visible')
      .evaluateAll((runs) => runs.map((run) => run.getBoundingClientRect().left))
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0)
  })

  it('keeps its heads in sight, and sells from them', async () => {
    const { page } = await shopper('phone')
    await compareBoth(page)
    const head = page.getByRole('columnheader', { name: /A06/ })
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    const isInSight = () =>
      head.evaluate((cell) => {
        const { top, bottom } = cell.getBoundingClientRect()
        return top >= 60 && bottom <= innerHeight
      })
    await expect.poll(isInSight).toBe(true)
    expect((await head.boundingBox())?.height).toBeLessThan(120)
    await head.getByRole('button', { name: /افزودن .*A06.* به سبد/ }).click()
    await page.waitForURL(/\/cart/)
    await page.getByRole('main').getByText(/A06/).first().waitFor()
    await expect.poll(() => page.locator(':focus').innerText()).toBe('سبد خرید')
  })

  it('follows what another tab does, and loads again after a lost network', async () => {
    const { page, context } = await shopper('phone', { expectedErrors: networkNoise })
    await compareBoth(page)
    const other = await context.newPage()
    const broken = await breakCall(other, /\/api\/product\/v2\/product\/\d+\//)
    await other.goto('/product-compare')
    const retry = other.getByRole('button', { name: 'تلاش دوباره' })
    await retry.waitFor()
    broken.mend()
    await retry.click()
    await other.getByRole('table').waitFor()
    await other.getByRole('button', { name: /حذف .*A06.* از مقایسه/ }).click()
    await page.getByText('کالای دوم را انتخاب کنید').waitFor()
  })

  it('starts empty when what is stored is invalid', async () => {
    const { page } = await shopper('phone')
    await page.goto('/product-compare')
    for (const text of ['{', '[]', '{"version":1,"products":[{"id":"<b>"}]}', '{"version":9}']) {
      await page.evaluate((text) => localStorage.setItem('compare-list', text), text)
      await page.reload()
      await page.getByRole('heading', { name: 'کالایی برای مقایسه انتخاب نکرده‌اید' }).waitFor()
    }
  })
})

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
