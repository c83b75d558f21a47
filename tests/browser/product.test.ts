import type { Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { day } from '#src/lib/format.ts'
import { axeFindings } from './support/axe.ts'
import { addItem, clientOf, customer, readyToPay } from './support/customer.ts'
import { addToCart, goWithin } from './support/gestures.ts'
import { goods, phone, phoneVariant, product, unitsPerOrder } from './support/goods.ts'
import {
  answerCall,
  breakCall,
  holdCall,
  holdFile,
  refuseCall,
  reshape,
} from './support/network.ts'
import { press } from './support/purchase.ts'
import { hrefsOf } from './support/links.ts'
import { titleOf, toNumber } from './support/lists.ts'
import { shopper, useBrowser, useStory, type Device, type Shopper } from './support/story.ts'
import { newToast } from './support/toasts.ts'
import { answer } from '#tests/support/shopper.ts'

useBrowser()

const sizes: Device[] = ['phone', 'desktop']
type Product = components['schemas']['Product']

const addressOf = (slug: string) => `/products/${slug}`
const callFor = (slug: string) => new RegExp(`/product/v2/product/${slug}/$`)
const buyBox = (page: Page) => page.getByRole('form', { name: 'خرید این کالا' })
const read = (visitor: Shopper, slug: string) => product({ api: clientOf(visitor) }, slug)

describe('coming to a product', () => {
  it(
    'asks once for it, for what is like it and for what introduces it, and shows the way there',
    { tags: ['PDP-06', 'PDP-07', 'PDP-59', 'PDP-61', 'PDP-62'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.includes('product-introduce')) asked.push(`${pathname}${search}`)
        else if (pathname.startsWith('/api/product/v2/product/')) asked.push(pathname)
      })
      await page.goto('/')
      await comeToRich(page)
      await page.getByRole('heading', { level: 1, name: richTitle }).waitFor()
      const call = '/api/product/v3/product-introduce/'
      // The history of its price is asked for when the page is idle.
      await expect
        .poll(() => asked.filter((each) => each.includes(goods.rich)).toSorted())
        .toEqual([
          `/api/product/v2/product/${goods.rich}/`,
          `/api/product/v2/product/${goods.rich}/price_history/`,
          `/api/product/v2/product/${goods.rich}/similar_products/`,
          `${call}?file_type=video&product__slug=${goods.rich}`,
          `${call}?file_type=voice&product__slug=${goods.rich}`,
        ])
      const crumbs = page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link')
      expect(await hrefsOf(crumbs)).toEqual([
        '/',
        '/productlist/mobile',
        '/productlist/mobile/iphone',
      ])
      const { show_category: parents } = await read(visitor, goods.rich)
      expect(await crumbs.allTextContents()).toEqual(['خانه', ...parents.map(({ name }) => name)])
      await page.setViewportSize({ width: 360, height: 740 })
      for (const crumb of await crumbs.all()) expect(await crumb.isVisible()).toBe(true)
    },
  )

  it(
    'says so where there is none, by address and by link, with a way on',
    { tags: ['PDP-30', 'PDP-68'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: [/404/, /product_not_found/] })
      const reply = await page.goto('/products/no-such')
      expect(reply?.status()).toBe(404)
      await page.getByRole('heading', { name: 'محصول پیدا نشد' }).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /خانه|صفحهٔ اصلی/ })
        .click()
      await page.waitForURL('**/')
      const problem = { status: 404, code: 'product_not_found' } as const
      await refuseCall(page, callFor(goods.rich), problem)
      await comeToRich(page)
      await page.getByRole('heading', { name: 'محصول پیدا نشد' }).waitFor()
    },
  )

  it('by its number leads to its own address, with the color that was asked for', async () => {
    const visitor = await shopper('desktop')
    const { id, price } = await read(visitor, phone.slug)
    await visitor.page.goto(`/products/${id}?price_id=${price[1]?.id}`)
    expect(new URL(visitor.page.url()).pathname).toBe(addressOf(phone.slug))
    await chosenColor(visitor.page, price[1]?.color_name ?? '')
  })

  it(
    'gives search engines its name, price, path and date in the head',
    { tags: ['PDP-31', 'PDP-86', 'PDP-87'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const shown = await read(visitor, goods.rich)
      await page.goto('/')
      await reshape<object>(page, new RegExp(`/product/v2/product/${goods.rich}/$`), (product) => ({
        ...product,
        priceValidUntil: null,
      }))
      await comeToRich(page)
      await page.getByRole('heading', { level: 1, name: richTitle }).waitFor()
      expect(await page.title()).toContain(shown.title_tag)
      const content = (name: string) =>
        page.locator(`head meta[name="${name}"]`).getAttribute('content')
      expect(await content('description')).toBe(shown.description_tag)
      expect(await content('robots')).toBe('index, follow')
      expect(await content('product_price')).toBe(String(shown.torob_meta_info.product_price))
      expect(await content('product_old_price')).toBe(
        String(shown.torob_meta_info.product_old_price),
      )
      expect(await content('availability')).toBe('instock')
      expect(await content('guarantee')).toBe(shown.warranty?.name)
      await expect
        .poll(() => page.locator('head link[rel=canonical]').getAttribute('href'))
        .toBe(`${inject('origin')}/products/${goods.rich}`)
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = blocks.find((block) => block.includes('"Product"')) ?? ''
      const [first] = shown.price
      expect(JSON.parse(data)).toMatchObject({
        name: shown.title,
        alternateName: shown.second_title,
        sku: shown.sku,
        brand: { name: shown.brand_en_name },
        offers: shown.price.map(({ id, price, new_price: offer }) => ({
          url: `${inject('origin')}/products/${goods.rich}?price_id=${id}`,
          price: (offer ?? price) * 10,
          priceCurrency: 'IRR',
          priceValidUntil: '2025-12-31',
        })),
      })
      await buyBox(page)
        .getByText(`${formatToman(first?.new_price ?? 0)}تومان`)
        .first()
        .waitFor()

      await reshape<object>(page, callFor(goods.plain), (product) => ({
        ...product,
        index: false,
        canonical: '/products/elsewhere',
        torob_meta_info: { ...shown.torob_meta_info, availability: 'outofstock' },
      }))
      await comeTo(page, goods.plain)
      for (const tag of [
        '[name=robots][content^=noindex]',
        '[name=availability][content=outofstock]',
      ])
        await page.locator(`head meta${tag}`).waitFor({ state: 'attached' })
      await page
        .locator(`head link[rel=canonical][href="${inject('origin')}/products/elsewhere"]`)
        .waitFor({ state: 'attached' })
    },
  )

  it('opens at the first color that is in stock', { tags: ['PDP-17'] }, async () => {
    const visitor = await shopper('phone')
    const { page } = visitor
    const { price } = await read(visitor, goods.dwindling)
    await page.goto('/')
    await reshape<Product>(page, callFor(goods.dwindling), (one) => ({
      ...one,
      price: one.price.map((each, place) => (place === 0 ? { ...each, quantity: 0 } : each)),
    }))
    await comeTo(page, goods.dwindling)
    await chosenColor(page, price[1]?.color_name ?? 'no color')
    await buyBox(page)
      .getByText(formatToman(price[1]?.new_price ?? price[1]?.price ?? 0))
      .first()
      .waitFor()
  })
})

describe.each(sizes)('choosing a color on a %s', (device) => {
  it(
    'changes price, stock and pictures, and stays with a reload',
    { tags: ['PDP-17', 'PDP-18', 'PDP-32', 'PDP-44', 'PDP-46', 'PDP-84'] },
    async () => {
      const visitor = await shopper(device)
      const { page } = visitor
      const quantities = new Set<number>()
      for (const slug of [goods.rich, goods.dwindling]) {
        const { price: variants } = await read(visitor, slug)
        await page.goto(addressOf(slug))
        for (const variant of variants) {
          const { id, color_name: color, quantity, price, new_price: offer } = variant
          quantities.add(Math.min(quantity, 4))
          await page
            .getByRole('navigation', { name: 'رنگ:' })
            .getByRole('link', { name: color })
            .click()
          await page.waitForURL((url) => url.searchParams.get('price_id') === String(id))
          await chosenColor(page, color)
          const box = buyBox(page)
          const amount = page
            .locator('#buy, [data-own-bar]')
            .getByText(`${formatToman(offer ?? price)}تومان`)
            .filter({ visible: true })
          const before = box.getByRole('deletion')
          const swatch = page.getByRole('link', { name: color }).locator('span').first()
          const add = page
            .getByRole('button', { name: 'افزودن به سبد', disabled: false })
            .filter({ visible: true })
          const few = box
            .getByText(`فقط ${toPersianDigits(quantity)}\u00a0عدد از این رنگ مانده`)
            .filter({ visible: true })
          const soldOut = quantity === 0
          const gift = variant.gift === null ? [] : await box.getByText(variant.gift).all()
          const changed = day(variant.last_update)
          const updated = box
            .getByText(`آخرین به‌روزرسانی قیمت: ${changed}`)
            .filter({ visible: true })
          await expect.poll(() => amount.count()).toBe(soldOut ? 0 : device === 'phone' ? 2 : 1)
          expect(await before.allTextContents()).toEqual(
            soldOut || offer === null ? [] : [`قیمت پیش از تخفیف: ${formatToman(price)}`],
          )
          expect(await swatch.evaluate((it) => it.style.background)).toBe(
            await page.evaluate(cssColor, variant.color_code),
          )
          expect([await add.count(), await few.count()]).toEqual([
            soldOut ? 0 : 1,
            !soldOut && quantity < 3 ? 1 : 0,
          ])
          // Nor does the bar have them that stays in sight while the page is read.
          if (soldOut) await buyBox(page).evaluate(scrollAway)
          const buttons = await page.locator('[form=buy]').count()
          expect(soldOut ? buttons : 0).toBe(0)
          await page.evaluate(() => scrollTo(0, 0))
          expect([gift.length, await updated.count()]).toEqual([
            variant.gift === null ? 0 : 1,
            soldOut ? 0 : 1,
          ])
          await page
            .getByRole('button', { name: new RegExp(`بزرگ‌نمایی.*${color}`) })
            .first()
            .waitFor()
        }
        await page.reload()
        await chosenColor(page, variants.at(-1)?.color_name ?? '')
      }
      expect(quantities).toEqual(new Set([0, 1, 2, 3, 4]))
    },
  )
})

describe('an offer that ends', () => {
  it(
    'counts down each second, ends at zero and brings the price of afterwards',
    { tags: ['PDP-47', 'SHELL-61'] },
    async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const shown = await read(visitor, goods.rich)
      let end: number | null = null
      await page.goto('/')
      await answerCall(page, callFor(goods.rich), () => {
        end ??= Date.now() + 8_000
        const isOver = Date.now() >= end
        const expire_time = isOver ? null : new Date(end).toISOString()
        const price = shown.price.map((variant, place) => ({
          ...variant,
          expire_time: place === 0 ? expire_time : null,
          new_price: isOver ? null : variant.new_price,
        }))
        return { ...shown, price }
      })
      await comeToRich(page)
      const timer = page.getByRole('main').getByRole('timer')
      await buyBox(page).getByText('شگفت‌انگیز').waitFor()
      const left = async () => toNumber((await timer.getAttribute('aria-label')) ?? '')
      const [start, startedAt] = [await left(), Date.now()]
      await expect.poll(left).toBeLessThan(start - 1)
      // A busy page may skip a second, but never shows another time than there is.
      const passed = (Date.now() - startedAt) / 1_000
      expect(Math.abs(start - (await left()) - passed)).toBeLessThan(1.5)
      const before = formatToman(shown.price[0]?.price ?? 0)
      await timer.waitFor({ state: 'hidden' })
      await buyBox(page).getByText(`${before}تومان`).waitFor()
      await expect.poll(() => buyBox(page).getByRole('deletion').count()).toBe(0)

      const { price, ...other } = await read(visitor, goods.dwindling)
      const expire_time = new Date(Date.now() + 3_600_000).toISOString()
      await answerCall(page, callFor(goods.dwindling), {
        ...other,
        price: price.map((each, place) => ({
          ...each,
          expire_time: place === 0 ? null : expire_time,
        })),
      })
      await comeTo(page, goods.dwindling, `?price_id=${price[1]?.id}`)
      await page.getByRole('heading', { level: 1, name: other.title }).waitFor()
      await chosenColor(page, price[1]?.color_name ?? '')
      expect(await buyBox(page).getByText('شگفت‌انگیز').count()).toBe(0)
      expect(await buyBox(page).getByRole('timer').count()).toBe(0)
    },
  )
})

describe('insuring a phone', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const { page } = buyer
    const { insurances, price } = await product(buyer, goods.rich)
    const variant = price.find(({ quantity }) => quantity > 3)
    const [first, second] = insurances
    if (variant === undefined || first === undefined || second === undefined)
      throw new Error('the story needs a variant in stock and two insurances')
    const sent: [string, unknown][] = []
    page.on('request', (request) => {
      if (request.url().includes('add_item'))
        sent.push([request.method(), request.postDataJSON() as unknown])
    })
    await page.goto(`${addressOf(goods.rich)}?price_id=${variant.id}`)
    const box = buyBox(page)
    return {
      buyer,
      page,
      insurances,
      variant,
      first,
      second,
      sent,
      box,
      choose: box.getByRole('button', { name: 'افزودن', exact: true }),
      choice: page.getByRole('dialog', { name: 'انتخاب بیمه' }),
      added: page.getByRole('dialog', { name: 'به سبد خرید اضافه شد' }),
    }
  })

  it(
    'shows the terms of each insurance: its months, its price for this color and what it covers',
    { tags: ['PDP-14', 'PDP-33', 'PDP-88'] },
    step(async ({ page, box, variant, insurances }) => {
      await box.getByRole('button', { name: 'شرایط بیمه' }).click()
      const terms = page.getByRole('dialog', { name: 'شرایط بیمه' })
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const { id, name, description, expiration_in_months: months } of insurances) {
          const own = variant.insurance_prices.find((each) => each.insurance_id === id)
          const part = terms.getByRole('region', { name })
          await part.getByText(`مدت بیمه: ${toPersianDigits(months)}\u00a0ماه`).waitFor()
          await part.getByText(formatToman(own?.insurance_price ?? 0)).waitFor()
          expect(await part.innerHTML()).toContain(description)
        }
      }
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
    }),
  )

  it(
    'is a choice, the first one preselected, that can be taken back before adding',
    { tags: ['PDP-19', 'PDP-49', 'PDP-50', 'PDP-51', 'PDP-77', 'PDP-78'] },
    step(async ({ page, box, choose, choice, first }) => {
      await choose.click()
      await expect
        .poll(() => choice.getByRole('radio', { name: first.name }).isChecked())
        .toBe(true)
      await choice.getByRole('button', { name: 'افزودن بیمه' }).click()
      await newToast(page, 'success', 'بیمه ثبت شد')
      await box.getByText(first.name, { exact: true }).waitFor()
      await box.getByRole('button', { name: 'تغییر' }).waitFor()
      await box.getByRole('button', { name: 'حذف بیمه' }).click()
      await newToast(page, 'success', 'بیمه حذف شد')
      await choose.waitFor()
    }),
  )

  it(
    'adds one unit without an insurance, and confirms it',
    { tags: ['PDP-15', 'PDP-48', 'PDP-54', 'PDP-66', 'PDP-85', 'CART-72'] },
    step(async ({ page, added, variant, sent }) => {
      await addToCart(page)
      await added.waitFor()
      await newToast(page, 'success', 'کالا به سبد خرید اضافه شد')
      expect(sent).toEqual([['POST', { price_id: variant.id, quantity: 1, insurance_id: null }]])
    }),
  )

  it(
    'is chosen and removed in the confirmation',
    { tags: ['PDP-03', 'PDP-52', 'PDP-53', 'PDP-67'] },
    step(async ({ page, buyer, added, variant, second, sent }) => {
      sent.length = 0
      await page.setViewportSize({ width: 360, height: 740 })
      for (const [name, id, text] of [
        [second.name, second.id, 'بیمه ثبت شد'],
        ['بدون بیمه', null, 'بیمه حذف شد'],
      ] as const) {
        const saved = page.waitForResponse(/\/add_item\//)
        await added.getByRole('radio', { name }).check()
        await saved
        await newToast(page, 'success', text)
        const cart = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
        expect(cart.products.map(({ insurance }) => insurance)).toEqual([id])
      }
      expect(sent).toEqual([
        ['PATCH', { price_id: variant.id, insurance_id: second.id }],
        ['PATCH', { price_id: variant.id, insurance_id: null }],
      ])
      await page.keyboard.press('Escape')
      await added.waitFor({ state: 'hidden' })
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.getByRole('banner').getByRole('link', { name: 'سبد خرید، ۱ کالا' }).waitFor()
      }
    }),
  )

  it(
    'goes with the unit when it is chosen before; removing the line brings back the button',
    { tags: ['CART-61', 'CART-62', 'PDP-50', 'PDP-66', 'PDP-85'] },
    step(async ({ page, buyer, box, choose, choice, added, variant, second, sent }) => {
      await box.getByRole('button', { name: 'حذف', exact: true }).click()
      sent.length = 0
      await choose.click()
      await choice.getByRole('radio', { name: second.name }).check()
      await choice.getByRole('button', { name: 'افزودن بیمه' }).click()
      await box.getByText(second.name, { exact: true }).waitFor()
      await addToCart(page)
      await expect
        .poll(() => added.getByRole('radio', { name: second.name }).isChecked())
        .toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('link', { name: 'سبد خرید، ۱ کالا' }).waitFor()
      expect(sent).toEqual([
        ['POST', { price_id: variant.id, quantity: 1, insurance_id: second.id }],
      ])
      const cart = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      expect(cart.products.map(({ quantity, insurance }) => [quantity, insurance])).toEqual([
        [1, second.id],
      ])
    }),
  )
})

describe('an insurance', () => {
  it(
    'has the price of the color, or its own where the color has none',
    { tags: ['PDP-33'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const { insurances } = await read(visitor, goods.rich)
      const [first] = insurances
      if (first === undefined) throw new Error('the product has no insurance')
      const ofColor = { insurance_id: first.id, insurance_price: first.price + 2_000 }
      await page.goto('/')
      await reshape<Product>(page, callFor(goods.rich), (one) => ({
        ...one,
        insurances: one.insurances.map((each) => ({ ...each, price: each.price + 1_000 })),
        price: one.price.map((each) => ({ ...each, insurance_prices: [ofColor] })),
      }))
      await comeToRich(page)
      await buyBox(page).getByRole('button', { name: 'شرایط بیمه' }).click()
      const terms = page.getByRole('dialog', { name: 'شرایط بیمه' })
      expect(insurances.length).toBeGreaterThan(1)
      for (const { id, name, price } of insurances)
        await terms
          .getByRole('region', { name })
          .getByText(formatToman(price + (id === first.id ? 2_000 : 1_000)))
          .waitFor()
    },
  )
})

describe('adding to the cart', () => {
  const step = useStory(async () => {
    const guest = await shopper('phone')
    const { page } = guest
    const { id, title, price, images } = await read(guest, goods.dwindling)
    const variant = price.find(({ quantity }) => quantity === 3)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/purchase/')) calls.push(request.url())
    })
    await page.goto(`${addressOf(goods.dwindling)}?price_id=${variant?.id}`)
    const line = (quantity: number) => ({
      price_id: variant?.id,
      quantity,
      insurance_id: null,
      product_id: id,
      slug: goods.dwindling,
      title,
      color: variant?.color_name,
      image: images.find(({ related_price_id: id }) => id === variant?.id)?.image,
      stock_quantity: 3,
    })
    return { guest, page, calls, line }
  })

  it(
    'keeps a guest’s units in the browser, one a press',
    { tags: ['PDP-36', 'PDP-48', 'PDP-55', 'PDP-57'] },
    step(async ({ page, calls, line }) => {
      await addToCart(page)
      expect(await storedLines(page)).toStrictEqual([line(1)])
      await page
        .getByRole('dialog')
        .getByText('اکنون ۱\u00a0عدد از این کالا در سبد شماست.')
        .waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      for (const quantity of [2, 3]) {
        await press(page, 'یکی بیشتر')
        await cartInHeader(page, quantity).waitFor()
        expect(await storedLines(page)).toEqual([line(quantity)])
      }
      expect(await page.getByRole('button', { name: 'افزودن به سبد' }).count()).toBe(0)
      expect(calls).toEqual([])
    }),
  )

  it(
    'ends for a guest at the stock, and the cart keeps what is in it',
    { tags: ['PDP-02', 'PDP-56', 'PDP-72', 'ROLE-19'] },
    step(async ({ page, calls, line }) => {
      const more = page.getByRole('button', { name: 'یکی بیشتر' }).filter({ visible: true })
      await more.click({ force: true })
      await newToast(page, 'info', 'موجودی این محصول محدود است')
      expect(await storedLines(page)).toEqual([line(3)])
      expect(calls).toEqual([])
      await page.goto('/')
      await page
        .getByRole('navigation', { name: 'بخش‌های فروشگاه' })
        .getByRole('link', { name: 'سبد خرید' })
        .getByText('۳', { exact: true })
        .waitFor()
    }),
  )

  it(
    'puts another product next to the first, and confirms it without an insurance to choose',
    { tags: ['PDP-15', 'PDP-19', 'PDP-55'] },
    step(async ({ guest, page, calls, line }) => {
      const { title, insurances, price } = await read(guest, goods.unreduced)
      expect(insurances).toEqual([])
      const variant = price.find(({ quantity }) => quantity > 0)
      await comeTo(page, goods.unreduced, `?price_id=${variant?.id}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await buyBox(page).getByRole('button', { name: 'شرایط گارانتی' }).waitFor()
      expect(await buyBox(page).getByRole('button', { name: 'شرایط بیمه' }).count()).toBe(0)
      calls.length = 0
      await addToCart(page)
      await page.getByRole('dialog', { name: 'به سبد خرید اضافه شد' }).waitFor()
      expect(await storedLines(page)).toEqual([
        line(3),
        expect.objectContaining({ price_id: variant?.id, slug: goods.unreduced, quantity: 1 }),
      ])
      expect(calls).toEqual([])
    }),
  )

  it('ends for a guest at the limit of a customer, and says so', async () => {
    const guest = await shopper('phone')
    const { page } = guest
    const { price } = await read(guest, goods.plain)
    const variant = price.find(({ quantity }) => quantity > unitsPerOrder)
    await page.goto(`${addressOf(goods.plain)}?price_id=${variant?.id}`)
    await addToCart(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const limit = page.getByText('حداکثر ۵ عدد برای هر مشتری', { exact: true })
    for (let quantity = 2; quantity <= unitsPerOrder; quantity += 1) {
      expect(await limit.count()).toBe(0)
      await press(page, 'یکی بیشتر')
      await cartInHeader(page, quantity).waitFor()
    }
    await limit.waitFor()
    await page
      .getByRole('button', { name: 'یکی بیشتر' })
      .filter({ visible: true })
      .click({ force: true })
    await newToast(page, 'info', 'به سقف خرید این کالا برای هر مشتری رسیده‌اید')
    expect(await storedLines(page)).toMatchObject([{ quantity: unitsPerOrder }])
  })

  it(
    'informs a customer that the stock is limited when the server has no more',
    { tags: ['PDP-71'] },
    async () => {
      const buyer = await customer('desktop', { expectedErrors: [/409/] })
      const { page } = buyer
      const { price } = await product(buyer, goods.dwindling)
      const last = price.find(({ quantity }) => quantity === 1)
      await page.goto(`${addressOf(goods.dwindling)}?price_id=${last?.id}`)
      await addItem(buyer, last?.id ?? 0)
      await press(page, 'افزودن به سبد')
      await newToast(page, 'info', 'موجودی این محصول محدود است')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    },
  )
})

describe('a double press of the button that adds', () => {
  it('adds one, and presses nothing of what appears in its place', async () => {
    const { page } = await shopper('phone', { isMoving: true })
    await page.goto(addressOf(phone.slug))
    const add = page.getByRole('button', { name: 'افزودن به سبد' }).filter({ visible: true })
    const box = await add.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20]
    // The buttons take no press for half a second, in which a busy machine may not get to the second one.
    await page.evaluate(() =>
      addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName !== 'settle' || !(target instanceof Element)) return
        for (const animation of target.getAnimations()) animation.pause()
      }),
    )
    await page.touchscreen.tap(x, y)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'دیدن سبد' }).waitFor()
    await dialog.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
    await page.touchscreen.tap(x, y)
    await dialog.getByRole('button', { name: 'ادامهٔ خرید' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(addressOf(phone.slug))
    await dialog.getByText('۱ عدد').first().waitFor()
  })
})

describe('the storage sizes of a model', () => {
  it('are links between its products, and a phone says first that one is sold out', async () => {
    const { page } = await shopper('phone')
    await page.goto('/products/iphone-17-pro-256gb')
    const sizes = page.getByRole('navigation', { name: 'حافظهٔ داخلی' })
    expect(await sizes.getByRole('link').allTextContents()).toEqual([
      '۲۵۶\u00a0گیگابایت',
      '۵۱۲\u00a0گیگابایت',
      '۱\u00a0ترابایت، ناموجود',
    ])
    await sizes.getByRole('link', { name: /ترابایت/ }).click()
    await page.waitForURL('**/products/iphone-17-pro-1tb')
    await page.getByRole('heading', { level: 1, name: /۱\sترابایت/ }).waitFor()
    const gone = page.getByRole('main').getByText('ناموجود', { exact: true })
    const alert = page.getByRole('button', { name: 'موجود شد خبرم کن' }).filter({ visible: true })
    for (const shown of [gone, alert]) {
      await shown.waitFor()
      const box = await shown.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
        page.viewportSize()?.height ?? 0,
      )
    }
  })

  it('keep the chosen color and the place on the page', async () => {
    const { page } = await shopper('phone')
    await page.goto('/products/galaxy-s25-12gb-256gb')
    const colors = page.getByRole('navigation', { name: 'رنگ' })
    const sizes = page.getByRole('navigation', { name: 'حافظهٔ داخلی' })
    const chosen = colors.getByRole('link').and(page.locator('[aria-current]'))
    await colors.getByRole('link', { name: 'آبی یخی' }).click()
    await expect.poll(() => chosen.allInnerTexts()).toEqual(['آبی یخی'])
    for (const [size, slug] of [
      ['۱۲۸', 'galaxy-s25-12gb-128gb'],
      ['۲۵۶', 'galaxy-s25-12gb-256gb'],
    ]) {
      await sizes.evaluate((box) => scrollTo(0, box.getBoundingClientRect().top + scrollY - 200))
      const before = await page.evaluate(() => scrollY)
      await sizes.getByRole('link', { name: new RegExp(`^${size}`) }).click()
      await page.waitForURL((url) => url.pathname === `/products/${slug}`)
      await expect.poll(() => chosen.allInnerTexts()).toEqual(['آبی یخی'])
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60)
    }
  })
})

describe('the warranty of a product', () => {
  it('has a tick only before what it covers', async () => {
    const { page } = await shopper('phone')
    await page.goto(addressOf(phone.slug))
    await buyBox(page).getByRole('button', { name: 'شرایط گارانتی' }).click()
    const points = page.getByRole('dialog').getByRole('listitem')
    await points.first().waitFor()
    const marks = await points.evaluateAll((all) =>
      all.map((point) => [
        /شامل گارانتی نیست/.test(point.textContent ?? ''),
        point.querySelector('use')?.getAttribute('href')?.split('#')[1],
      ]),
    )
    expect(new Set(marks.map(String))).toEqual(new Set(['false,check', 'true,close']))
  })
})

describe('a dark color', () => {
  it('has a ring around its swatch on a dark page', async () => {
    const { page } = await shopper('phone')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(addressOf(phone.slug))
    const swatches = page
      .getByRole('navigation', { name: 'رنگ:' })
      .getByRole('link')
      .locator('span[style]')
    await swatches.nth(1).waitFor()
    const rings = await swatches.evaluateAll((all) =>
      all.map((swatch) => getComputedStyle(swatch).boxShadow),
    )
    expect(rings.length).toBeGreaterThan(1)
    expect(new Set(rings)).toEqual(new Set(['rgba(255, 255, 255, 0.5) 0px 0px 0px 1px']))
  })
})

describe('the delivery of a product', () => {
  it('is promised for the city that is chosen, which other products remember', async () => {
    const visitor = await shopper('phone')
    const { page } = visitor
    await page.goto(addressOf(goods.plain))
    const box = buyBox(page)
    await box.getByText('ارسال به همهٔ شهرها').waitFor()
    await box.getByRole('button', { name: 'انتخاب شهر' }).click()
    const dialog = page.getByRole('dialog', { name: 'انتخاب شهر' })
    await dialog.getByLabel('استان').selectOption({ label: 'فارس' })
    await dialog.getByLabel('شهر', { exact: true }).selectOption({ label: 'شیراز' })
    await box.getByText('تحویل به شیراز').waitFor()
    const city = await page.evaluate(() => {
      const stored: { id: number } = JSON.parse(localStorage.getItem('delivery-city') ?? '')
      return stored.id
    })
    const { methods, ...place } = await answer(
      clientOf(visitor).GET('/purchase/delivery-estimate/', { params: { query: { city } } }),
    )
    expect(place.province.name).toBe('فارس')
    await page.goto(addressOf(phone.slug))
    await box.getByText('تحویل به شیراز').waitFor()
    await box.getByText(methods[0]?.name ?? 'no courier').waitFor()
    await box.locator(`time[datetime="${methods[0]?.promised_date}"]`).waitFor()
  })
})

describe('other ways to pay', () => {
  it(
    'are installments and a deposit by telephone, each with its terms',
    { tags: ['PDP-04', 'PDP-05', 'PDP-13', 'PDP-25', 'PDP-26', 'PDP-83'] },
    async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const { price } = await read(visitor, goods.plain)
      const [variant] = price
      await page.goto(addressOf(goods.plain))
      const main = page.getByRole('main')
      await main.getByRole('heading', { name: /^اقساط، ماهی/ }).waitFor()
      expect(await installmentTerms(page).getAttribute('href')).toBe('/terms-installment')
      await main.getByRole('button', { name: 'محاسبهٔ قسط' }).click()
      const plans = page.getByRole('dialog', { name: 'خرید اقساطی این کالا' })
      const year = plans.getByRole('row').filter({ hasText: '۱۲\u00a0قسط' })
      await year.getByText(formatToman(variant?.installment_info?.monthly_due ?? 0)).waitFor()
      await page.keyboard.press('Escape')

      await main.getByRole('heading', { name: 'رزرو ۲۴ ساعته با بیعانه' }).waitFor()
      const call = main.getByRole('link', { name: 'تماس با کارشناس' })
      await expect.poll(() => call.getAttribute('href')).toBe('tel:02188001800')
      await main.getByRole('button', { name: 'شرایط رزرو' }).click()
      const terms = page.getByRole('dialog', { name: 'شرایط رزرو با بیعانه' })
      await terms.getByText(/۲۴ ساعت برای شما کنار گذاشته می‌شود/).waitFor()
      const hours = (await terms.innerText()).match(/[۰-۹]+ ساعت/g)
      expect(new Set(hours)).toEqual(new Set(['۲۴ ساعت']))
      await expect
        .poll(() => terms.getByRole('link', { name: /تماس/ }).getAttribute('href'))
        .toMatch(/^tel:/)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const name of [/^اقساط، ماهی/, 'رزرو ۲۴ ساعته با بیعانه'])
        await main.getByRole('heading', { name }).waitFor()
    },
  )

  it('appear next to the banks at the checkout', { tags: ['PDP-04', 'INV-30'] }, async () => {
    const buyer = await customer('phone')
    const { page, api } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    const { bank_gateways: banks, credit_gateways: credits } = await answer(
      api.GET('/payments/payment_gateway_option/'),
    )
    await page.goto('/cart/invoice')
    expect([banks.length, credits.length]).toEqual([1, 2])
    for (const { name, is_active: isActive } of [...banks, ...credits]) {
      const choice = page.getByRole('radio', { name })
      await expect.poll(() => choice.isEnabled()).toBe(isActive)
    }
  })

  it('start at a million tomans; below that, the page says so', { tags: ['PDP-26'] }, async () => {
    const visitor = await shopper('phone')
    const { page } = visitor
    const query = { ordering: 'current_min_price', available: true, size: 1 } as const
    const { results } = await answer(
      clientOf(visitor).GET('/product/v2/product/', { params: { query } }),
    )
    expect(results[0]?.price_related_info?.price).toBeLessThan(1_000_000)
    await page.goto(addressOf(results[0]?.slug ?? ''))
    await page
      .getByRole('button', { name: 'افزودن به سبد' })
      .filter({ visible: true })
      .first()
      .waitFor()
    await page.getByRole('heading', { name: 'خرید اقساطی', exact: true }).waitFor()
    await page.getByText('کالاهای ۱٬۰۰۰٬۰۰۰ تومانی و گران‌تر را می‌توان قسطی خرید.').waitFor()
    expect(await page.getByRole('heading', { name: /بیعانه/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'محاسبهٔ قسط' }).count()).toBe(0)
    await installmentTerms(page).click()
    await page.waitForURL('**/terms-installment')
  })

  it('are not offered for what cannot be bought', async () => {
    const { page } = await shopper('desktop')
    await page.goto(addressOf('iphone-15-pro-max-256gb'))
    await page.getByText('این کالا فعلا موجود نیست').waitFor()
    await expect.poll(() => buyBox(page).getByText('تحویل امروز').count()).toBe(0)
    await expect.poll(() => page.getByRole('heading', { name: /اقساط|بیعانه/ }).count()).toBe(0)
  })
})

describe('a product on a wide screen', () => {
  it('keeps its parts, its price and the way into the cart in sight while it is read', async () => {
    const { page } = await shopper('desktop')
    await page.goto(addressOf(phone.slug))
    await page.getByText(/^FZ-\d{6}$/).waitFor()
    const parts = page.getByRole('navigation', { name: 'بخش‌های صفحه' })
    const add = page.getByRole('button', { name: 'افزودن به سبد' }).and(page.locator('[form=buy]'))
    expect(await add.count()).toBe(0)
    const menu = page.getByRole('navigation', { name: 'منوی اصلی' })
    const isUncovered = (element: Locator) =>
      element.evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect()
        return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await parts.getByRole('link', { name: 'دیدگاه‌ها' }).click()
    await menu.waitFor({ state: 'hidden' })
    for (const stays of [add, parts.getByRole('link', { name: 'مشخصات' })])
      await expect.poll(() => isUncovered(stays)).toBe(true)
    await page.mouse.move(700, 700)
    await page.mouse.wheel(0, -200)
    await menu.waitFor()
    for (const stays of [add, parts.getByRole('link', { name: 'مشخصات' })])
      await expect.poll(() => isUncovered(stays)).toBe(true)
    await add.dispatchEvent('click')
    await page.getByRole('dialog').getByRole('link', { name: 'دیدن سبد' }).waitFor()
  })
})

describe('a product read by keyboard', () => {
  it('keeps what has the focus clear of the bars above, on the way up too', async () => {
    const { page } = await shopper('desktop')
    await page.goto(addressOf(phone.slug))
    await page.getByRole('navigation', { name: 'بخش‌های صفحه' }).waitFor()
    await page.getByRole('button', { name: 'افزودن به سبد' }).first().waitFor()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    const focused = () =>
      page.evaluate(() => {
        const nav = document.querySelector('[data-section-tabs]')
        const it = document.activeElement
        const top = it?.getBoundingClientRect().top ?? 0
        return {
          name: it?.getAttribute('aria-label') ?? it?.textContent,
          isAtTabs: it !== null && nav !== null && nav.contains(it),
          isCovered: it !== document.body && top < (nav?.getBoundingClientRect().bottom ?? 0) - 1,
        }
      })
    let stops = 0
    for (; stops < 80; stops++) {
      await page.keyboard.press('Shift+Tab')
      const { isAtTabs, name } = await focused()
      if (isAtTabs) break
      // A part above that loads late moves the page for a moment.
      await expect.poll(focused).toEqual({ name, isAtTabs, isCovered: false })
    }
    expect(stops).toBeGreaterThan(5)
  })
})

describe('what is written about a product', () => {
  it(
    'is reached by the tabs of its parts, the one in sight marked',
    { tags: ['PDP-08'] },
    async () => {
      const { page } = await shopper('phone')
      await page.goto(addressOf(phone.slug))
      const tabs = page.getByRole('navigation', { name: 'بخش‌های صفحه' }).getByRole('link')
      const parts = await hrefsOf(tabs)
      expect(parts).toEqual(['#specifications', '#introduction', '#comments', '#questions'])
      expect(await tabs.allTextContents()).toEqual(['مشخصات', 'معرفی', 'دیدگاه‌ها', 'پرسش‌ها'])
      for (const name of ['مشخصات', 'معرفی', 'دیدگاه خریداران', 'پرسش و پاسخ'])
        await page.getByRole('region', { name }).waitFor({ state: 'attached' })
      for (const [index, part] of parts.entries()) {
        await tabs.nth(index).click()
        await page.waitForFunction((id) => {
          const top = document.querySelector(id ?? '')?.getBoundingClientRect().top ?? -1
          return top >= 0 && top < innerHeight / 2
        }, part)
        await expect.poll(() => tabs.nth(index).getAttribute('aria-current')).toBe('true')
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const tab of await tabs.all()) expect(await tab.isVisible()).toBe(true)
    },
  )

  it('stays at the part that was chosen while one above it still loads', async () => {
    const { page } = await shopper('phone')
    const history = await holdCall(page, /price_history/)
    await page.goto(addressOf(phone.slug))
    const comments = page.getByRole('region', { name: 'دیدگاه خریداران' })
    await comments.waitFor({ state: 'attached' })
    const tabs = page.getByRole('navigation', { name: 'بخش‌های صفحه' })
    await tabs.getByRole('link', { name: 'دیدگاه‌ها' }).click()
    await history.arrived
    history.release()
    await page.getByRole('heading', { name: 'تاریخچهٔ قیمت' }).waitFor({ state: 'attached' })
    const top = () => comments.evaluate((part) => part.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(300)
    // The tabs are in sight: from there the next part is one press away, on a phone as well.
    await tabs.getByRole('link', { name: 'پرسش‌ها' }).click()
    await expect
      .poll(() => tabs.getByRole('link', { name: 'پرسش‌ها' }).getAttribute('aria-current'))
      .toBe('true')
  })

  it(
    'says its names, what matters most about it and what is good about it, as the shop has them',
    { tags: ['PDP-31'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const shown = await read(visitor, goods.rich)
      const { properties, detail_page_titles: highlights, warranty } = shown
      await page.goto(addressOf(goods.rich))
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name: shown.title, exact: true }).waitFor()
      for (const text of [shown.second_title, shown.sku])
        await main.getByText(text, { exact: true }).waitFor()
      await buyBox(page)
        .getByText(warranty?.name ?? '', { exact: true })
        .waitFor()
      const features = page.getByRole('region', { name: 'ویژگی‌های برجسته' })
      expect([
        await features.getByRole('term').allTextContents(),
        await features.getByRole('definition').allTextContents(),
      ]).toEqual([
        properties.map((each) => each.product_property.name),
        properties.map((each) => each.alphabetic_value),
      ])
      const praise = page.getByRole('region', { name: 'معرفی' }).getByRole('listitem')
      expect(highlights.length).toBeGreaterThan(0)
      expect(await praise.allTextContents()).toEqual(
        highlights.map(({ title, value, description }) => `${title}${value}${description}`),
      )
    },
  )

  it(
    'is short at first and whole on demand',
    { tags: ['PDP-31', 'PDP-80', 'PDP-81'] },
    async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const { details } = await read(visitor, phone.slug)
      await page.goto(addressOf(phone.slug))
      const specifications = page.getByRole('region', { name: 'مشخصات' })
      const rows = specifications.getByRole('term').filter({ visible: true })
      const text = page.getByRole('region', { name: 'معرفی' })
      const box = text.locator('[id]:has(> div)')
      const lines = () => box.evaluate(countLines)
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await rows.allTextContents()).toEqual(details.slice(0, 4).map(({ title }) => title))
      }
      expect(await lines()).toBe(5)
      await specifications.getByText('همهٔ مشخصات').click()
      expect(await rows.allTextContents()).toEqual(details.map(({ title }) => title))
      const values = specifications.getByRole('definition').filter({ visible: true })
      expect(await values.allTextContents()).toEqual(details.map(({ value }) => value))

      expect(await text.locator('[id]:has(> div) p').count()).toBeGreaterThan(0)
      expect(await text.innerText()).not.toContain('<p>')
      await text.getByRole('button', { name: 'نمایش بیشتر' }).click()
      expect(await lines()).toBeGreaterThan(5)
      const hidden = await box.evaluate((it) => it.scrollHeight - it.clientHeight)
      expect(hidden).toBeLessThanOrEqual(1)
      await text.getByRole('button', { name: 'نمایش کمتر' }).click()
      expect(await lines()).toBe(5)
    },
  )

  it(
    'says how healthy a used device is, and nothing of the kind for a new one',
    { tags: ['PDP-24'] },
    async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const { used_details: details } = await read(visitor, goods.used)
      await page.goto(addressOf(goods.used))
      const health = page.getByRole('region', { name: 'کارنامهٔ سلامت دستگاه' })
      expect(await health.getByRole('term').allTextContents()).toEqual(
        details.map(({ title }) => title),
      )
      expect(await health.getByRole('definition').allTextContents()).toEqual(
        details.map(({ value }) => value),
      )
      await health.getByRole('button', { name: 'چگونه بررسی شده؟' }).click()
      await page
        .getByRole('dialog')
        .getByText(/سلامت باتری از خود دستگاه/)
        .waitFor()
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const value of await health.getByRole('definition').all())
        expect(await value.isVisible()).toBe(true)
      const { title } = await read(visitor, goods.plain)
      await reshape<Product>(page, callFor(goods.plain), (one) => ({
        ...one,
        used_details: details,
      }))
      await comeTo(page, goods.plain)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await health.count()).toBe(0)
    },
  )

  it.each([
    // One, and the beginning of the next.
    ['phone', 360, 1.11],
    ['desktop', 1440, 3.78],
  ] as const)(
    'is followed by products like it, %s: %s px wide, %s in sight',
    { tags: ['PDP-27', 'PDP-35', 'PDP-61', 'PDP-79'] },
    async (device, width, inSight) => {
      const visitor = await shopper(device)
      const { page } = visitor
      const similar = await answer(
        clientOf(visitor).GET('/product/v2/product/{slug}/similar_products/', {
          params: { path: { slug: phone.slug } },
        }),
      )
      await page.goto(addressOf(phone.slug))
      const slider = page.getByRole('region', { name: 'کالاهای مشابه' })
      const cards = slider.getByRole('listitem').filter({ has: page.getByRole('article') })
      expect(await titleOf(cards).evaluateAll(pathsOf)).toEqual(
        similar.map(({ slug }) => addressOf(slug)),
      )
      const [first] = similar
      const card = cards.first()
      await card.getByRole('heading', { name: first?.title }).waitFor()
      await expect
        .poll(() => card.getByRole('img').first().getAttribute('alt'))
        .toBe(first?.main_image.alt_text)
      expect(await card.getByRole('img').first().getAttribute('src')).toBe(
        `${first?.main_image.image}?w=480`,
      )
      const { price, new_price: offer } = first?.price_related_info ?? { price: 0, new_price: null }
      await card.getByText(formatToman(offer ?? price)).waitFor()
      const share = () =>
        card.evaluate((item) =>
          Number(
            ((item.parentElement?.clientWidth ?? 0) / item.getBoundingClientRect().width).toFixed(
              2,
            ),
          ),
        )
      expect([page.viewportSize()?.width, await share()]).toEqual([width, inSight])
      if (device === 'phone') return
      for (const [wide, count] of [
        [600, 2.4],
        [960, 3],
        [1439, 3],
        [1920, 3.78],
      ] as const) {
        await page.setViewportSize({ width: wide, height: 900 })
        await expect.poll(share, { message: `at ${wide}` }).toBe(count)
      }
    },
  )
})

describe.each(sizes)('the gallery on a %s', (device) => {
  it(
    'shows pictures large, zooms in, and moves on by button, key and swipe',
    { tags: ['PDP-09', 'PDP-10', 'PDP-82'] },
    async () => {
      const visitor = await shopper(device)
      const { page } = visitor
      const { images } = await read(visitor, goods.pictured)
      await page.goto(addressOf(goods.pictured))
      const isWide = device === 'desktop'
      const rest = toPersianDigits(images.length - 4)
      const opener = page
        .getByRole('button', { name: isWide ? `${rest} تصویر دیگر` : /^بزرگ‌نمایی/ })
        .first()
      const shown = page.getByRole('region', { name: 'عکس‌های محصول' }).getByRole('listitem')
      expect([await shown.count(), await opener.textContent()]).toEqual(
        isWide ? [images.length + 4, `+${rest}`] : [images.length, ''],
      )
      await opener.click()
      const gallery = page.getByRole('dialog')
      const tabs = gallery.getByRole('tab')
      await tabs.first().waitFor()
      expect(await tabs.allTextContents()).toEqual(['عکس‌ها', 'ویدیو', 'صدا', 'عکس‌های خریداران'])
      await expect.poll(() => gallery.getByRole('tab', { name: 'صدا' }).isDisabled()).toBe(true)
      expect(await gallery.getByRole('tab', { name: 'ویدیو' }).isEnabled()).toBe(true)

      const count = toPersianDigits(images.length)
      const at = (position: number) => gallery.getByText(`${toPersianDigits(position)} از ${count}`)
      const start = isWide ? 4 : 1
      await at(start).waitFor()
      await page.keyboard.press('ArrowLeft')
      await at(start + 1).waitFor()
      await page.keyboard.press('ArrowRight')
      await at(start).waitFor()
      await gallery.getByRole('button', { name: 'تصویر بعدی' }).click()
      await at(start + 1).waitFor()
      await gallery.getByRole('button', { name: 'نمایش تصویر ۳' }).click()
      await at(3).waitFor()

      const picture = gallery.getByRole('button', { name: /، (نزدیک‌تر|دورتر)$/ })
      const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
      const whole = await width()
      await gallery.getByRole('button', { name: 'نزدیک‌تر', exact: true }).click()
      await expect.poll(width).toBeGreaterThan(whole * 1.8)
      await gallery.getByRole('button', { name: 'دورتر', exact: true }).click()
      await expect.poll(width).toBe(whole)
      await picture.click()
      await expect.poll(width).toBeGreaterThan(whole * 1.8)
      expect(await axeFindings(page)).toEqual([])

      await page.keyboard.press('Escape')
      await gallery.waitFor({ state: 'hidden' })
      await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true)
    },
  )
})

describe('the gallery', () => {
  it('is two stops of the keyboard: the picture in sight, and the thumbnails', async () => {
    const { page } = await shopper('desktop')
    await page.goto(addressOf(goods.pictured))
    await page.getByText(/^FZ-\d{6}$/).waitFor()
    const region = page.getByRole('region', { name: 'عکس‌های محصول' })
    const focused = region.locator(':focus')
    const stage = await region.boundingBox()
    await region
      .getByRole('button', { name: /^بزرگ‌نمایی/ })
      .first()
      .focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await region.getByText(/^۴ از/).waitFor()
    await expect
      .poll(async () => Math.round(((await focused.boundingBox())?.x ?? 0) - (stage?.x ?? 0)))
      .toBe(1)
    const stops: (string | null)[] = []
    while (await focused.count()) {
      stops.push(await focused.evaluate((it) => it.getAttribute('aria-label') ?? it.textContent))
      await page.keyboard.press('Tab')
    }
    expect(stops).toEqual([
      expect.stringMatching(/^بزرگ‌نمایی/),
      ...stops.slice(1, -1).filter((name) => name === 'ویدیوی معرفی'),
      expect.stringMatching(/تصویر/),
    ])
  })

  it('shows the picture of the page until the large one has come', async () => {
    const { page } = await shopper('desktop')
    await page.goto(addressOf(goods.rich))
    const open = page.getByRole('button', { name: /^بزرگ‌نمایی/ }).first()
    const shown = await open.locator('img').evaluate(sourceOf)
    const large = await holdFile(page, /\?w=(?:720|960|1440)$/)
    await open.click()
    await large.arrived
    const picture = page.getByRole('dialog').getByRole('button', { name: /، نزدیک‌تر$/ })
    const standIn = () => picture.first().evaluate((it) => getComputedStyle(it).backgroundImage)
    await expect.poll(standIn).toBe(`url("${shown}")`)
    large.release()
  })

  it(
    'plays the film and the sound of a product, by their titles',
    { tags: ['PDP-34'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      await page.goto(addressOf(goods.sounding))
      await page.getByRole('button', { name: 'ویدیوی معرفی' }).click()
      const gallery = page.getByRole('dialog')
      const film = gallery.getByLabel(/^نگاهی از نزدیک/)
      await expect.poll(() => film.getAttribute('poster')).toMatch(/^\/images\/earbuds\//)
      expect(await film.evaluate(play)).toEqual({ isPlaying: true, seconds: 7, width: 576 })
      await gallery.getByText('نگاهی از نزدیک به هندزفری بی‌سیم').waitFor()
      await gallery.getByText(/^۰:۰[۰-۷] \/ ۰:۰۷$/).waitFor()
      await gallery.getByRole('tab', { name: 'صدا' }).click()
      const sound = gallery.getByLabel(/^آزمون شنیداری/)
      expect(await sound.evaluate(play)).toMatchObject({ isPlaying: true, seconds: 12 })
      await gallery.getByText('آزمون شنیداری: چپ، راست، بم و زیر').waitFor()
      await gallery.locator('figure img[src^="/images/earbuds/"]').waitFor()
      await expect.poll(() => gallery.getByRole('img').count()).toBe(0)
    },
  )

  it('keeps empty sections closed, whichever they are', { tags: ['PDP-10'] }, async () => {
    const { page } = await shopper('desktop')
    await page.goto('/')
    await reshape<object[]>(page, /product-introduce/, () => [])
    await comeTo(page, goods.used)
    await page
      .getByRole('button', { name: /^بزرگ‌نمایی/ })
      .first()
      .click()
    const tabs = page.getByRole('dialog').getByRole('tab')
    await tabs.first().waitFor()
    const areShut = async () =>
      Promise.all(
        (await tabs.all()).map(async (tab) => [await tab.textContent(), await tab.isDisabled()]),
      )
    await expect.poll(areShut).toEqual([
      ['عکس‌ها', false],
      ['ویدیو', true],
      ['صدا', true],
      ['عکس‌های خریداران', true],
    ])
  })

  it(
    'shows what buyers sent, and offers to ask again when it does not come',
    { tags: ['PDP-09'] },
    async () => {
      const visitor = await shopper('phone', { expectedErrors: [/500/] })
      const { page } = visitor
      await page.goto('/')
      const line = await breakCall(page, /comment-file/, 500)
      await comeToRich(page)
      await page.getByRole('heading', { level: 1, name: richTitle }).waitFor()
      await page
        .getByRole('button', { name: /^بزرگ‌نمایی/ })
        .first()
        .click()
      const gallery = page.getByRole('dialog')
      const buyers = gallery.getByRole('tab', { name: 'عکس‌های خریداران' })
      await buyers.click()
      await gallery.getByRole('alert').waitFor()
      line.mend()
      await gallery.getByRole('button', { name: 'تلاش دوباره' }).click()
      const files = await answer(
        clientOf(visitor).GET('/product/v3/comment-file/', {
          params: { query: { comments__product__slug: goods.rich } },
        }),
      )
      const open = gallery.getByRole('button', { name: /^بزرگ‌نمایی تصویر: تصویر / })
      await expect.poll(() => open.count()).toBe(files.results.length)
      await open.nth(1).click()
      await gallery.getByText(`۲ از ${toPersianDigits(files.results.length)}`).waitFor()
      await gallery.getByRole('button', { name: 'همهٔ عکس‌های خریداران' }).click()
      await expect.poll(() => open.count()).toBe(files.results.length)
    },
  )
})

/** Comes to the product with many sides from another page of the shop, by the line above its header. */
async function comeToRich(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'اطلاعیه' }).getByRole('link').click()
  await page.waitForURL(`**${addressOf(goods.rich)}`)
}

const comeTo = (page: Page, slug: string, query = '') => goWithin(page, addressOf(slug) + query)

const richTitle = /۱۷.پرو مکس، ۲۵۶/

async function chosenColor(page: Page, color: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'رنگ:' })
    .locator('strong', { hasText: color })
    .waitFor()
}

const installmentTerms = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'شرایط خرید اقساطی' })

/** The cart in the header, on phones too, with the number of units in it. */
const cartInHeader = (page: Page, units: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `سبد خرید، ${toPersianDigits(units)} کالا` })
    .filter({ visible: true })

function storedLines(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const cart: { lines: unknown[] } = JSON.parse(localStorage.getItem('cart-item') ?? '')
    return cart.lines
  })
}

/** Runs in the page: a color as the browser writes it. */
function cssColor(color: string): string {
  const element = document.createElement('span')
  element.style.background = color
  return element.style.background
}

/** Runs in the page: scrolls to its end, and waits until the observers of a part have noticed that it is out of sight. */
async function scrollAway(part: Element): Promise<void> {
  scrollTo(0, document.documentElement.scrollHeight)
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== false) return
      observer.disconnect()
      resolve()
    })
    observer.observe(part)
  })
  await new Promise(requestAnimationFrame)
}

function countLines(element: Element): number {
  const line = Number.parseFloat(getComputedStyle(element.firstElementChild ?? element).lineHeight)
  return Math.round(element.clientHeight / line)
}

function pathsOf(links: Element[]): string[] {
  return links.map((link) => new URL(String(link.getAttribute('href')), location.href).pathname)
}

async function play(element: Element) {
  if (!(element instanceof HTMLMediaElement)) throw new Error('nothing that plays')
  element.muted = true
  await element.play()
  const { paused, duration } = element
  const width = element instanceof HTMLVideoElement ? element.videoWidth : 0
  return { isPlaying: !paused, seconds: Math.round(duration), width }
}

/** Runs in the page: which of its sizes a picture shows, once it is there. */
async function sourceOf(picture: Element): Promise<string> {
  if (!(picture instanceof HTMLImageElement)) throw new Error('no picture')
  await picture.decode()
  return picture.currentSrc
}

it('a page that opens at its comments stays there although the history of prices comes late', async () => {
  const { page } = await customer('phone')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/galaxy-a16-4gb-128gb#comments')
  await page.locator('#price-history').waitFor({ state: 'attached' })
  const top = () => page.locator('#comments').evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(300)
})
