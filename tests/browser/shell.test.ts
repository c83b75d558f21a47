import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Locator, Page } from 'playwright'
import { discountPercent } from '#domain/price.ts'
import { axeFindings } from './support/axe.ts'
import { addItem, customer, person, spoilProfile } from './support/customer.ts'
import { cardPath, phone, phoneVariant } from './support/goods.ts'
import { intercept } from './support/interception.ts'
import { hrefsOf } from './support/links.ts'
import { answerCall, breakCall, networkNoise, refuseCall } from './support/network.ts'
import { standInForDevice } from './support/push-device.ts'
import { shopper, useBrowser, useStory, type Device } from './support/story.ts'
import { addAddress, answer } from '#tests/support/shopper.ts'
import { installClock, untilRelease } from './support/profiles.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const sizes = ['phone', 'desktop'] satisfies Device[]
const soldOut = 'iphone-17-pro-1tb'
const product = `/products/${phone.slug}`

describe.each(sizes)('on a %s the frame of the shop', (device) => {
  describe('on every page', () => {
    const step = useStory(async () => {
      const { page, context } = await shopper(device)
      const pages = [
        { path: '/', page },
        { path: '/productlist/mobile', page: await context.newPage() },
        { path: product, page: await context.newPage() },
      ] as const
      for (const { path, page } of pages) await expectOpen(page, path)
      return { page, pages }
    })

    it(
      'surrounds the pages of guests: search above, pickup address and social links below',
      { tags: ['SHELL-06', 'SHELL-09', 'SHELL-11', 'SHELL-17', 'SHELL-20', 'ROLE-11'] },
      step(async ({ pages }) => {
        for (const { page } of pages) {
          const top = await page.getByRole('banner').boundingBox()
          expect(top?.y).toBeLessThan(60)
          await page.getByRole('banner').getByRole('combobox').waitFor()
          const foot = page.getByRole('contentinfo')
          await foot.getByText(/^تحویل حضوری/).waitFor()
          await foot.getByText(/^تهران، خیابان .+پلاک/).waitFor()
          expect(await directionOf(page)).toBe('rtl')
          await foot
            .getByRole('list', { name: 'شبکه‌های اجتماعی' })
            .getByRole('link')
            .first()
            .waitFor()
          const isBelow = () =>
            foot.evaluate((element) => {
              const main = document.querySelector('main')?.getBoundingClientRect()
              return main !== undefined && element.getBoundingClientRect().y >= main.bottom - 1
            })
          await expect.poll(isBelow).toBe(true)
        }
      }),
    )

    it(
      'leads to social networks',
      { tags: ['SHELL-21'] },
      step(async ({ page }) => {
        const social = page.getByRole('list', { name: 'شبکه‌های اجتماعی' }).getByRole('link')
        await expect
          .poll(() =>
            social.evaluateAll((links) =>
              links.map((link) => new URL(link.getAttribute('href') ?? '').host),
            ),
          )
          .toEqual(['instagram.com', 't.me', 'wa.me', 'linkedin.com'])
      }),
    )

    it(
      'leads with phones, and announces their presale above',
      { tags: ['SHELL-01', 'SHELL-19'] },
      step(async ({ page, pages }) => {
        for (const { path, page } of pages) {
          const line = page
            .getByRole('complementary', { name: 'اطلاعیه' })
            .filter({ hasText: /پیش‌فروش.*آیفون/ })
          const [above, header] = [
            await line.boundingBox(),
            await page.getByRole('banner').boundingBox(),
          ]
          expect([path, above?.y, header?.y]).toEqual([path, 0, above?.height])
        }
        const hero = page.getByRole('region', { name: 'پیشنهادهای ویژه' })
        expect(await hero.getByRole('heading').first().textContent()).toMatch(/آیفون|گلکسی/)
        const card = page.getByRole('main').getByRole('article').first()
        expect(await card.getByRole('img').first().getAttribute('alt')).toMatch(/^گوشی/)
        const first = page.getByRole('main').locator('a[href^="/productlist/"]').first()
        await expect.poll(() => first.getAttribute('href')).toMatch(/mobile|iphone/)
      }),
    )

    it(
      'shows prices in tomans, in groups of three Persian digits',
      { tags: ['SHELL-03', 'SHELL-07'] },
      step(async ({ pages: [home, list, { page }] }) => {
        for (const { page } of [home, list]) {
          const main = page.getByRole('main')
          await main.getByRole('article').first().waitFor()
          const amounts = main.getByText('تومان', { exact: true }).locator('..')
          for (const [prices, before, after] of [
            [amounts, '', 'تومان'],
            [main.getByRole('deletion'), 'قیمت پیش از تخفیف: ', ''],
          ] as const) {
            const texts = await prices.allTextContents()
            expect(texts.length).toBeGreaterThan(1)
            const isPrice = new RegExp(`^${before}[۰-۹]{1,3}(٬[۰-۹]{3})+${after}$`)
            expect(texts.filter((text) => !isPrice.test(text))).toEqual([])
          }
        }
        for (const { page } of [home, list]) {
          const priced = page.getByRole('article').filter({ hasText: /[۰-۹]٬[۰-۹]{3}/ })
          const unit = page.getByText('تومان', { exact: true })
          expect(await priced.filter({ hasNot: unit }).allInnerTexts()).toEqual([])
        }
        const box = page.getByRole('form', { name: 'خرید این کالا' })
        await expect.poll(() => box.textContent()).toMatch(/[۰-۹]{1,3}(٬[۰-۹]{3})+تومان/)
      }),
    )
  })

  it('lets the banner be closed, and keeps it closed', { tags: ['SHELL-19'] }, async () => {
    const { page } = await shopper(device)
    await page.goto('/')
    const banner = page.getByRole('complementary').filter({ hasText: 'پیش‌فروش' })
    await page.getByRole('button', { name: 'بستن اطلاعیه' }).click()
    await banner.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => banner.isVisible()).toBe(false)
  })

  it(
    'shows the buttons to the top and to support after scrolling 20 pixels',
    { tags: ['SHELL-12', 'SHELL-13', 'SHELL-29', 'SHELL-30', 'SHELL-53', 'SHELL-66'] },
    async () => {
      const { page } = await shopper(device)
      await page.goto('/')
      const top = page.getByRole('button', { name: 'رفتن به بالای صفحه' })
      const chat = page.getByRole('button', { name: 'گفتگو با پشتیبانی' })
      await scrollDown(page, 20)
      expect([await top.count(), await chat.count()]).toEqual([0, 0])
      await scrollDown(page, 21)
      await top.waitFor()
      await chat.waitFor()
      await scrollDown(page, 20)
      await top.waitFor({ state: 'hidden' })
      await chat.waitFor({ state: 'hidden' })
      await scrollDown(page, 21)
      await chat.click()
      const dialog = page.getByRole('dialog', { name: 'گفتگو با پشتیبانی' })
      await dialog.getByRole('link', { name: /واتساپ/ }).waitFor()
      expect(await dialog.evaluate((box) => getComputedStyle(box).direction)).toBe('rtl')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await top.click()
      await page.waitForFunction(() => scrollY === 0)
      await page.goto('/productlist/mobile')
      await scrollDown(page, 21)
      await chat.waitFor()
    },
  )

  it(
    'has at most one request for suggestions under way, and shows the latest reply',
    { tags: ['SHELL-31', 'SHELL-49', 'SHELL-56', 'SHELL-62', 'SHELL-63', 'ROLE-13'] },
    async () => {
      const { page } = await shopper(device)
      await untilRelease(page, page.addInitScript(countSearches))
      await page.goto('/')
      const words = ['آیفون', 'گلکسی', 'شیائومی']
      const askedNext = words.map(() => Promise.withResolvers<void>())
      await intercept(page, /\/api\/product\/\?search=/, async ({ url, goOn }) => {
        const word = new URL(url).searchParams.get('search') ?? ''
        await askedNext[words.indexOf(word) + 1]?.promise
        await goOn()
      })
      await page.getByRole('combobox').click()
      for (const [index, word] of words.entries()) {
        const asked = page.waitForRequest(/\/api\/product\/\?search=/)
        await page.getByRole('combobox').fill(word)
        await asked
        askedNext[index]?.resolve()
      }
      const reply = page.waitForResponse(
        (response) => new URL(response.url()).searchParams.get('search') === 'شیائومی',
      )
      const { results } = await (await reply).json()
      await page.getByRole('option').first().waitFor()
      expect(await page.evaluate(() => globalThis.searches)).toEqual({
        running: 0,
        most: 1,
        asked: 3,
      })
      const shown = await page.getByRole('option').evaluateAll((options) =>
        options.map((option) => ({
          href: option.getAttribute('href'),
          src: option.querySelector('img')?.getAttribute('src'),
          alt: option.querySelector('img')?.alt,
          text: option.textContent?.replaceAll(/\s/g, ' '),
        })),
      )
      expect(shown.length).toBeLessThanOrEqual(20)
      expect(shown).toEqual(
        results.map(({ slug, title, image, price }: Suggested) => ({
          href: cardPath(slug, price),
          src: `${image.image}?w=480`,
          alt: image.alt_text,
          text: `${title}${price ? pricesOf(price) : 'ناموجود'}`.replaceAll(/\s/g, ' '),
        })),
      )
    },
  )
})

type Suggested = {
  slug: string
  title: string
  image: { image: string; alt_text: string }
  price: { price: number; new_price: number | null; link_price_id: number | null } | null
}

/** With an offer: what is saved, the price of the list, and the price to pay. */
function pricesOf({ price, new_price: reduced }: NonNullable<Suggested['price']>): string {
  const amount = (value: number) => value.toLocaleString('fa-IR')
  if (reduced === null) return `${amount(price)}تومان`
  const saved = `${discountPercent(price, reduced).toLocaleString('fa-IR')}٪`
  return `${saved}قیمت پیش از تخفیف: ${amount(price)}${amount(reduced)}تومان`
}

describe('the menu of categories', () => {
  describe('as a tree', () => {
    const step = useStory(async () => {
      const { page, origin } = await shopper('desktop')
      const tree: MenuNode[] = await (await fetch(`${origin}/api/home-page/menu/`)).json()
      await page.goto('/')
      const menu = page.locator('#mega-menu')
      const header = page.getByRole('banner')
      return { page, tree, menu, header }
    })

    it(
      'opens from the header with the departments of the shop, phones first',
      { tags: ['SHELL-01', 'SHELL-18', 'SHELL-33', 'SHELL-48', 'SHELL-55'] },
      step(async ({ tree, menu, header }) => {
        expect(tree[0]?.title).toBe('موبایل')
        expect(tree.length).toBeGreaterThan(3)
        await header.getByRole('link', { name: 'ورود یا ثبت‌نام' }).waitFor()
        const trigger = header.getByRole('button', { name: 'دسته‌بندی کالاها' })
        await trigger.click()
        await menu.waitFor()
        const titles = tree.map(({ title }) => title)
        expect(titles).toEqual(expect.arrayContaining(['تبلت', 'لپ‌تاپ', 'گیمینگ']))
        const departments = async () =>
          (await menu.getByRole('link').allTextContents()).filter((name) => titles.includes(name))
        await expect.poll(departments).toEqual(titles)
      }),
    )

    it(
      'opens each department with its groups and a link to all of it',
      { tags: ['SHELL-32', 'SHELL-33', 'SHELL-34', 'SHELL-35', 'SHELL-48', 'SHELL-55'] },
      step(async ({ tree, menu }) => {
        for (const department of tree) {
          await menu.getByRole('link', { name: department.title, exact: true }).first().hover()
          await menu
            .getByRole('link', { name: department.all_items_title ?? '' })
            .first()
            .waitFor()
          await expect
            .poll(() => linksOf(menu))
            .toEqual(expect.arrayContaining(linksIn(department)))
        }
        expect(
          tree.some(({ sub_menu }) => sub_menu.some((group) => group.sub_menu.length > 0)),
        ).toBe(true)
      }),
    )

    it(
      'leads to the list of a category',
      { tags: ['SHELL-04'] },
      step(async ({ page, tree, menu }) => {
        await menu.getByRole('link', { name: tree[0]?.title, exact: true }).first().hover()
        await menu
          .getByRole('link', { name: tree[0]?.all_items_title ?? '' })
          .first()
          .waitFor()
        await menu.getByRole('link', { name: 'سامسونگ' }).click()
        await page.waitForURL('**/productlist/mobile/samsung-mobile')
        await menu.waitFor({ state: 'hidden' })
        await page.getByRole('heading', { level: 1, name: 'گوشی سامسونگ' }).waitFor()
        await page.getByRole('button', { name: 'دسته‌بندی کالاها' }).click()
        await menu.getByRole('link', { name: tree[0]?.title, exact: true }).first().click()
        await page.waitForURL('**/productlist/mobile')
      }),
    )
  })

  it(
    'loads when it is opened, and again when opened ten minutes later',
    { tags: ['SHELL-55'] },
    async () => {
      const { page, origin } = await shopper('desktop')
      const tree: MenuNode[] = await (await fetch(`${origin}/api/home-page/menu/`)).json()
      const replies = [1, 2].map((time) =>
        tree.slice(time, time + 2).map((department) => renamed(department, ` ${time}`)),
      )
      let calls = 0
      await answerCall(page, /^GET [^?]+\/api\/home-page\/menu\/$/, () => replies[calls++])
      await installClock(page)
      const trigger = page.getByRole('button', { name: 'دسته‌بندی کالاها' })
      const menu = page.locator('#mega-menu')
      const departments = menu.locator('ul').first().locator('> li > a')
      const openFromSignIn = async () => {
        await page.getByRole('link', { name: 'رفتن به فروشگاه' }).click()
        await trigger.waitFor()
        const held = await departments.allTextContents()
        await trigger.click()
        return held
      }
      const leaveToSignIn = async () => {
        await page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' }).click()
        await page.getByLabel('شمارهٔ همراه').waitFor()
      }
      const shows = async (reply: MenuNode[] = []) => {
        const titles = reply.map(({ title }) => title)
        await expect.poll(() => departments.allTextContents()).toEqual(titles)
        for (const department of reply) {
          await departments.filter({ hasText: department.title }).hover()
          await expect
            .poll(() => linksOf(menu))
            .toEqual(expect.arrayContaining(linksIn(department)))
        }
      }
      await page.goto('/login')
      expect(await openFromSignIn()).toEqual(tree.map(({ title }) => title))
      await shows(replies[0])
      await leaveToSignIn()
      await page.clock.fastForward(590_000)
      await openFromSignIn()
      await shows(replies[0])
      expect(calls).toBe(1)
      await leaveToSignIn()
      await page.clock.fastForward(10_000)
      await openFromSignIn()
      await shows(replies[1])
      expect(calls).toBe(2)
    },
  )

  it('goes by keyboard from a department into its own groups, and closes where it was opened', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/')
    const trigger = page.getByRole('button', { name: 'دسته‌بندی کالاها' })
    await trigger.focus()
    await page.keyboard.press('Space')
    const menu = page.locator('#mega-menu')
    await menu.getByRole('link', { name: 'همهٔ گوشی‌های موبایل' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('موبایل')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('همهٔ گوشی‌های موبایل')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('دسته‌بندی کالاها')
  })

  it('opens under a finger too: the first tap shows a department, the second goes there', async () => {
    const { page } = await shopper('tablet')
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/productlist')
    const trigger = page.getByRole('button', { name: 'دسته‌بندی کالاها' })
    const menu = page.locator('#mega-menu')
    const department = menu.getByRole('link', { name: 'تبلت', exact: true }).first()
    await trigger.tap()
    await menu.getByRole('link', { name: 'همهٔ گوشی‌های موبایل' }).waitFor()
    await page.touchscreen.tap(512, 760)
    await menu.waitFor({ state: 'hidden' })
    await trigger.tap()
    await department.tap()
    await menu.getByRole('link', { name: 'همهٔ تبلت‌ها' }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/productlist')
    await department.tap()
    await page.waitForURL('**/productlist/tablet')
    await menu.waitFor({ state: 'hidden' })
  })

  it(
    'slides in from the side on a phone, with its levels and the way to sign in',
    { tags: ['SHELL-06', 'SHELL-10', 'SHELL-34', 'SHELL-35'] },
    async () => {
      const { page, origin } = await shopper('phone')
      const tree: MenuNode[] = await (await fetch(`${origin}/api/home-page/menu/`)).json()
      await page.goto('/')
      await page.getByRole('navigation', { name: 'بخش‌های فروشگاه' }).getByText('دسته‌ها').click()
      const drawer = page.getByRole('dialog', { name: 'دسته‌بندی کالاها' })
      await drawer.getByText('موبایل', { exact: true }).click()
      const all = drawer.getByRole('link', { name: 'همهٔ گوشی‌های موبایل' })
      await expect.poll(() => all.getAttribute('href')).toBe('/productlist/mobile')
      expect(tree[0]?.title).toBe('موبایل')
      // Those of closed parts of the menu too.
      const categories = drawer.getByRole('navigation', { name: 'دسته‌بندی کالاها' })
      expect(await namedLinks(categories.locator('a'))).toEqual(tree.flatMap(linksInDrawer))
      const box = await drawer.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360)
      expect(box).toMatchObject({ y: 0, height: 740 })
      expect(box?.width).toBeLessThan(340)
      expect(await drawer.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl')
      await expect.poll(() => drawer.getByRole('link', { name: 'ورود یا ثبت‌نام' }).count()).toBe(1)
      await drawer.getByText('برند', { exact: true }).first().click()
      await drawer.getByRole('link', { name: 'سامسونگ' }).first().waitFor()
      expect(await drawer.locator('summary').filter({ hasText: 'سامسونگ' }).count()).toBe(0)
      await drawer.getByRole('link', { name: 'سامسونگ' }).first().click()
      await page.waitForURL(/samsung-mobile$/)
      await drawer.waitFor({ state: 'hidden' })
      await page.getByRole('navigation', { name: 'بخش‌های فروشگاه' }).getByText('دسته‌ها').click()
      await drawer.waitFor()
    },
  )

  it(
    'leaves its row while the page is scrolled down and returns on the way up, without moving the page',
    { tags: ['SHELL-28', 'SHELL-52'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile')
      const row = page.getByRole('navigation', { name: 'منوی اصلی' })
      await row.waitFor()
      const place = () => page.evaluate(() => document.getElementById('main')?.offsetTop)
      const before = await place()
      await page.mouse.move(700, 700)
      await page.mouse.wheel(0, 900)
      await row.waitFor({ state: 'hidden' })
      expect(await place()).toBe(before)
      await page.mouse.wheel(0, -200)
      await row.waitFor()
      for (let turns = 0; turns < 4; turns += 1) {
        const from = await page.evaluate(() => scrollY)
        await page.mouse.wheel(0, 60)
        await page.waitForFunction((from) => scrollY > from, from)
      }
      await row.waitFor({ state: 'hidden' })
    },
  )

  it(
    'and the content are at most 1440 pixels wide on a wide screen',
    { tags: ['SHELL-47'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.setViewportSize({ width: 1920, height: 1000 })
      const margin = (1920 - 1440) / 2
      const contentWidth = () =>
        page
          .getByRole('main')
          .evaluate(
            (main) => main.clientWidth - parseFloat(getComputedStyle(main).paddingInlineStart) * 2,
          )
      const widest = {
        '/': 1440,
        // The section bar extends into the gutters.
        [product]: 1504,
        '/productlist/mobile': 1440,
        '/productlist?is_flagship=true': 1440,
      }
      for (const [path, width] of Object.entries(widest)) {
        await page.goto(path)
        const inner = await contentWidth()
        const parts = await page
          .locator('main > *')
          .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width))
        expect([path, inner, Math.max(...parts)]).toEqual([path, 1440, width])
        for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
          // The tap target of an icon may extend into the margin.
          const edges = await part
            .locator('a svg, a:not(:has(svg))')
            .filter({ visible: true })
            .evaluateAll((all) =>
              all.map((link) => link.getBoundingClientRect()).flatMap(({ x, right }) => [x, right]),
            )
          expect(edges.length).toBeGreaterThan(0)
          expect(Math.min(...edges)).toBeGreaterThanOrEqual(margin)
          expect(Math.max(...edges)).toBeLessThanOrEqual(1920 - margin)
        }
      }
      for (const path of ['/cart', '/faq']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect([path, (await contentWidth()) <= 1440]).toEqual([path, true])
      }
    },
  )
})

type MenuNode = {
  title: string
  all_items_title: string | null
  category: { slug: string }
  query?: string | null
  sub_menu: MenuNode[]
}

/** A part of the menu in which each title ends in the same words. */
const renamed = (node: MenuNode, end: string): MenuNode => ({
  ...node,
  title: node.title + end,
  sub_menu: node.sub_menu.map((part) => renamed(part, end)),
})

/** Title and address of every link that a part of the menu must have. */
function linksIn({ title, all_items_title, category, query, sub_menu }: MenuNode): string[] {
  const own = `${title} /productlist/${category.slug}${query ? `?${query}` : ''}`
  const all = sub_menu.length > 0 && all_items_title !== null
  return [
    own,
    ...(all ? [`${all_items_title} /productlist/${category.slug}`] : []),
    ...sub_menu.flatMap(linksIn),
  ]
}

/** Those of the drawer, in order: a part that has parts of its own opens, and begins with the link to all of it. */
function linksInDrawer(node: MenuNode): string[] {
  const { all_items_title, category, sub_menu } = node
  if (sub_menu.length === 0) return linksIn(node)
  return [`${all_items_title} /productlist/${category.slug}`, ...sub_menu.flatMap(linksInDrawer)]
}

const linksOf = (menu: Locator) => namedLinks(menu.getByRole('link'))

function namedLinks(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) =>
    all.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  )
}

const ticketCall = /\/ticket\/v3\/ticket\/$/
const messageCall = /\/ticket\/message\/$/

describe.each(sizes)('on a %s a customer', (device) => {
  describe('in the menu of the account', () => {
    const step = useStory(async () => {
      const { page, api, phone: number } = await customer(device)
      await answerCall(page, ticketCall, [ticket(1, 2), ticket(2, 0), ticket(3, 1)])
      await answerCall(page, messageCall, [message(1, false), message(2, true), message(3, false)])
      await answerCall(page, /\/wallet\/wallet\/$/, [
        { total_funds: 1_250_000, balance: 1_000_000, store_credit: 250_000 },
        { total_funds: 7, balance: 7, store_credit: 0 },
      ])
      const menu = await openAccount(page, device)

      return { page, api, number, menu }
    })

    it(
      'finds the account instead of the sign-in, with the money in the wallet',
      { tags: ['SHELL-03', 'SHELL-37', 'SHELL-46', 'SHELL-51', 'SHELL-58', 'ROLE-01'] },
      step(async ({ page, menu }) => {
        await menu.getByText(/۱٬۲۵۰٬۰۰۰\s*تومان/).waitFor()
        expect(
          await page
            .getByRole('link', { name: 'ورود یا ثبت‌نام' })
            .filter({ visible: true })
            .count(),
        ).toBe(0)
      }),
    )

    it(
      'finds eight links in their order, with the number of what is new',
      { tags: ['SHELL-38', 'SHELL-39', 'SHELL-40'] },
      step(async ({ menu }) => {
        const items = menu.getByRole('listitem')
        const names = async () =>
          (await items.allTextContents()).map((text) => text.replace(/[۰-۹].*/, ''))
        await expect
          .poll(names)
          .toEqual([
            'اطلاعات حساب',
            'سفارش‌های من',
            'ذخیره‌شده‌ها',
            'آدرس‌ها',
            'مشاور خرید',
            'پشتیبانی',
            'پیام‌های من',
            'خروج از حساب',
          ])
        const links = items.getByRole('link')
        expect(await hrefsOf(links)).toEqual([
          '/profile',
          '/shopping-history',
          '/saved-products',
          '/my-addresses',
          '/purchase-advisor',
          '/ticket',
          '/messages',
        ])
        const support = menu.getByRole('link', { name: 'پشتیبانی ۳ خبر تازه' })
        await support.getByText('۳', { exact: true }).waitFor()
        const messages = menu.getByRole('link', { name: 'پیام‌های من ۲ خبر تازه' })
        await messages.getByText('۲', { exact: true }).waitFor()
      }),
    )

    it(
      'shows the name, the phone number and, without a picture, the initial',
      { tags: ['SHELL-41', 'SHELL-44', 'SHELL-45', 'SHELL-50'] },
      step(async ({ api, page, number, menu }) => {
        const profile = await answer(api.GET('/profile/'))
        expect(profile).toMatchObject({ ...person, phone_number: number, image: null })
        await menu.getByText('سارا محمدی').waitFor()
        await menu.locator('label').getByText('س', { exact: true }).waitFor()
        expect(await menu.getByRole('img', { name: 'تصویر شما' }).count()).toBe(0)
        await menu.getByText(inGroups(number)).waitFor()
        expect(await axeFindings(page)).toEqual([])
      }),
    )

    it(
      'links to every page of the account',
      { tags: ['ROLE-12', 'ROUTE-03'] },
      step(async ({ page, menu }) => {
        const links = menu.getByRole('link')
        await expect.poll(() => links.count()).toBeGreaterThan(7)
        for (const link of await links.all()) {
          const href = (await link.getAttribute('href')) ?? ''
          const reply = await page.request.get(href)
          expect([new URL(reply.url()).pathname, reply.status()]).toEqual([href, 200])
        }
      }),
    )
  })

  it(
    'replaces the picture: refuses other files, retries after a failure, and keeps it',
    { tags: ['SHELL-40', 'SHELL-41', 'SHELL-42', 'SHELL-43', 'SHELL-57'] },
    async () => {
      const { page } = await customer(device, { expectedErrors: networkNoise })
      const news = [ticketCall, messageCall].map((call) => page.waitForResponse(call))
      const menu = await openAccount(page, device)
      await Promise.all(news)
      const input = menu.getByLabel('تغییر تصویر پروفایل')
      await expect.poll(() => input.getAttribute('accept')).toBe('image/*')
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('update-image')) requests.push(request.method())
      })
      await input.setInputFiles({
        name: 'invoice.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      })
      await menu.getByRole('alert').filter({ hasText: 'این فایل تصویر نیست' }).waitFor()
      expect(requests).toEqual([])
      for (const name of ['پشتیبانی', 'پیام‌های من'])
        expect(await menu.getByRole('link', { name, exact: true }).count()).toBe(1)
      expect(await axeFindings(page)).toEqual([])

      const line = await breakCall(page, /update-image/)
      await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
      await menu.getByRole('alert').filter({ hasText: 'تصویر ارسال نشد' }).waitFor()
      line.mend()
      const sent = page.waitForRequest('**/api/profile/update-image/')
      await menu.getByRole('button', { name: 'تلاش دوباره' }).click()
      const request = await sent
      expect([request.method(), request.headers()['content-type']]).toEqual([
        'PATCH',
        expect.stringMatching(/^multipart\/form-data; boundary=/),
      ])
      const image = await (await request.response())?.json().then((profile) => profile.image)
      const shown = menu.getByRole('img', { name: 'تصویر شما' })
      await expect.poll(() => shown.getAttribute('src')).toContain(image)
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('img[alt="تصویر شما"]')?.naturalWidth,
      )
      await page.reload()
      const again = await openAccount(page, device, false)
      const box = await again.getByRole('img', { name: 'تصویر شما' }).boundingBox()
      expect([box?.width, box?.height]).toEqual([56, 56])
    },
  )

  it(
    'signs out: the shop starts again at its home page, here and in the other tab',
    { tags: ['SHELL-17', 'AUTH-34', 'ROLE-27', 'ROLE-29'] },
    async () => {
      const { page, context, origin } = await customer(device)
      const other = await context.newPage()
      await other.goto('/shopping-history')
      await other.getByRole('heading', { level: 1, name: 'سفارش‌ها' }).waitFor()
      await other.getByRole('banner').getByRole('combobox').waitFor()
      const menu = await openAccount(page, device)
      const begun = page.waitForEvent('load')
      await menu.getByRole('button', { name: 'خروج از حساب' }).click()
      await begun
      expect(page.url()).toBe(`${origin}/`)
      await toast(page, 'success', 'از حساب خود خارج شدید').waitFor()
      const session = async () =>
        (await context.cookies()).filter(({ name }) => /Token|signedIn/.test(name))
      await expect.poll(session).toEqual([])
      await other.waitForURL('**/login?redirectUrl=shopping-history')
      for (const path of ['/profile/', '/wallet/wallet/', '/purchase/v4/order/'])
        expect([path, (await page.request.get(`/api${path}`)).status()]).toEqual([path, 401])
      const own = ['/profile', '/account', '/wallet', '/shopping-history', '/shopping-history/1']
      const rest = ['/saved-products', '/my-addresses', '/purchase-advisor', '/ticket', '/messages']
      for (const path of [...own, ...rest]) {
        const reply = await page.request.get(path)
        expect(reply.url()).toBe(`${origin}/login?redirectUrl=${path.slice(1)}`)
      }
    },
  )

  it('is asked once whether the browser may notify', { tags: ['SHELL-54'] }, async () => {
    const words = device === 'phone' ? 'خبرم کنید' : 'نه، ممنون'
    const { page, context } = await customer(device, { unasked: true })
    await standInForDevice(context, page)
    const dialog = page.getByRole('dialog', { name: 'از خبرها جا نمانید' })
    await page.goto('/shopping-history')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await dialog.count()).toBe(0)
    await page.goto(`/products/${soldOut}`)
    await page.getByRole('button', { name: 'موجود شد خبرم کن' }).filter({ visible: true }).click()
    const channels = page.getByRole('dialog', { name: 'خبر موجود شدن' })
    await channels.getByLabel('پیامک').check()
    await channels.getByRole('button', { name: 'خبرم کنید' }).click()
    await dialog.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: words }).click()
    await dialog.waitFor({ state: 'hidden' })
    const cookie = (await context.cookies()).find(({ name }) => name === 'showNotification')
    expect(cookie?.value).toBe('true')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 3600)
    expect(Math.round(days)).toBe(365)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
  })
})

describe('whether someone is a guest', () => {
  it(
    'is decided by the session, not by what the cookies say',
    { tags: ['ROLE-01', 'ROLE-10'] },
    async () => {
      const { page, context, origin } = await customer('desktop', { expectedErrors: [/401/] })
      await page.goto('/')
      await page.getByRole('button', { name: /سارا محمدی/ }).waitFor()
      await context.clearCookies({ name: 'refreshToken' })
      await context.addCookies([{ name: 'accessToken', value: 'forged', url: origin }])
      await page.reload()
      await page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' }).waitFor()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('signedIn')
    },
  )

  it(
    'does not change what one may see: home, lists, products and suggestions',
    { tags: ['ROLE-12', 'ROLE-14'] },
    async () => {
      const { page } = await customer('phone')
      for (const path of ['/', '/productlist/mobile', product]) {
        await expectOpen(page, path)
      }
      await page.getByRole('combobox').click()
      await page.keyboard.type(phone.search)
      await page.getByRole('option').first().waitFor()
    },
  )

  it(
    'decides where the cart lies: with the account it is there on another device',
    { tags: ['ROLE-20'] },
    async () => {
      const buyer = await customer('desktop')
      await addItem(buyer, (await phoneVariant(buyer)).id)
      const other = await shopper('phone')
      await other.context.addCookies(await buyer.context.cookies())
      await other.page.goto('/cart')
      await other.page
        .getByRole('region', { name: 'سبد خرید شما' })
        .getByText(phone.title)
        .waitFor()
    },
  )
})

describe('the account on a wide screen', () => {
  it(
    'is at its first page instead of at the menu of phones',
    { tags: ['SHELL-17', 'SHELL-50', 'ROUTE-03', 'ROUTE-04'] },
    async () => {
      const { page, phone: number } = await customer('desktop')
      await page.goto('/account')
      await page.waitForURL('**/profile')
      await page.getByRole('banner').getByRole('combobox').waitFor()
      await page.getByRole('heading', { level: 1, name: 'اطلاعات حساب' }).waitFor()
      const main = page.getByRole('main')
      for (const fact of ['سارا محمدی', '۰۰۱۲۳۴۵۶۷۹', inGroups(number)])
        await main.getByRole('definition').getByText(fact).waitFor()
    },
  )

  it(
    'keeps what was saved, the addresses, and what support was asked',
    { tags: ['PDP-01', 'ROUTE-07', 'ROUTE-08', 'ROUTE-10'] },
    async () => {
      const { page, api } = await customer('desktop')
      const id = await addAddress({ api })
      const [address] = await answer(api.GET('/profile/user-address/'))
      await answer(
        api.POST('/product/v2/{slug}/update_save_status/', {
          params: { path: { slug: soldOut } },
          body: { save_status: true },
        }),
      )
      await page.goto(product)
      await page.getByRole('button', { name: 'ذخیره کردن', exact: true }).click()
      await page.getByRole('button', { name: 'حذف از ذخیره‌شده‌ها', exact: true }).waitFor()
      await page.goto('/account')
      const menu = page.getByRole('navigation', { name: 'حساب من' })
      await menu.getByRole('link', { name: 'ذخیره‌شده‌ها' }).click()
      await page.waitForURL('**/saved-products')
      const saved = page.getByRole('list', { name: 'ذخیره‌شده‌ها' }).getByRole('link')
      await saved.first().waitFor()
      await expect.poll(() => hrefsOf(saved)).toEqual([product, `/products/${soldOut}`])

      await menu.getByRole('link', { name: 'آدرس‌ها' }).click()
      await page.waitForURL('**/my-addresses')
      await page.getByRole('heading', { name: address?.title, exact: true }).waitFor()
      await page
        .getByRole('main')
        .getByText(address?.address ?? '')
        .waitFor()
      expect(address?.id).toBe(id)
      await page.getByRole('button', { name: `حذف آدرس «${address?.title}»` }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'حذف آدرس' }).click()
      await page.getByRole('heading', { name: 'هنوز آدرسی ندارید' }).waitFor()
      expect(await answer(api.GET('/profile/user-address/'))).toEqual([])

      await answerCall(page, ticketCall, [ticket(1, 2), { ...ticket(2, 0), status: 'CLOSED' }])
      await page.reload()
      await menu.getByRole('link', { name: /^پشتیبانی/ }).click()
      await page.waitForURL('**/ticket')
      const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'پرسش' })
      await expect
        .poll(() => rows.allTextContents())
        .toEqual(['پرسش۲ پاسخ تازهباز۲۹ آبان ۱۴۰۵', 'پرسشبسته۲۹ آبان ۱۴۰۵'])
    },
  )

  it(
    'keeps the messages, which are new until they are opened',
    { tags: ['SHELL-08', 'ROLE-05', 'ROLE2-14', 'ROUTE-12'] },
    async () => {
      const { page } = await customer('phone')
      const unread = message(5, false)
      const read = { ...unread, seen: true }
      const list = await answerCall(page, messageCall, [unread])
      await answerCall(page, /\/ticket\/message\/5\/$/, read)
      await page.goto('/account')
      await page.getByRole('link', { name: /پیام‌های من/ }).click()
      await page.waitForURL('**/messages')
      const row = page.getByRole('tabpanel').getByRole('listitem')
      await expect.poll(() => row.locator('time').textContent()).toBe('۳۰ آبان ۱۴۰۵')
      await row.getByText('تازه').waitFor()
      list.mend()
      await answerCall(page, messageCall, [read])
      await row.getByText('کالای دلخواه شما').click()
      const dialog = page.getByRole('dialog', { name: /کالای دلخواه شما/ })
      await dialog.getByText('دوباره در انبار ما هست').waitFor()
      await dialog.getByRole('button', { name: 'بستن' }).click()
      await row.first().waitFor({ state: 'hidden' })
    },
  )
})

describe('an order that was paid', () => {
  it('is the other moment at which a customer is asked whether the browser may notify', async () => {
    const { page, context } = await customer('phone', { unasked: true })
    await standInForDevice(context, page)
    const card = page.getByRole('main').getByRole('dialog', { name: 'از خبرها جا نمانید' })
    await page.goto('/payment/callback?paid=0')
    await page.getByRole('heading', { level: 1, name: 'پرداخت انجام نشد' }).waitFor()
    expect(await card.count()).toBe(0)
    await page.goto('/payment/callback?paid=1&tracking_code=12345&reference_number=67890')
    await card.waitFor()
    expect(await card.evaluate((it) => getComputedStyle(it).position)).toBe('static')
  })
})

describe('the foot of every page', () => {
  it('leads to what shoppers rely on and to the rules of the shop', async () => {
    const { page } = await shopper('phone')
    await page.goto('/productlist/mobile')
    const foot = page.getByRole('contentinfo')
    const marks = foot.getByRole('list', { name: 'چرا از ما بخرید' }).getByRole('link')
    expect(await marks.count()).toBe(4)
    const rules = ['قوانین و مقررات', 'بازگرداندن کالا'].map((name) =>
      foot.getByRole('navigation').getByRole('link', { name }).first(),
    )
    for (const link of [...(await marks.all()), ...rules]) {
      const href = (await link.getAttribute('href')) ?? ''
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200])
    }
  })
})

describe('the layout', () => {
  it.each(sizes)(
    'of the login shows the form, on a wide screen next to a picture: %s',
    { tags: ['SHELL-06', 'SHELL-14', 'AUTH-03', 'ROUTE-02'] },
    async (device) => {
      const { page } = await shopper(device)
      await page.goto('/login')
      const form = await page.getByLabel('شمارهٔ همراه').boundingBox()
      const picture = page.getByRole('img', { name: /گوشی، ساعت/ })
      await expect.poll(() => picture.isVisible()).toBe(device === 'desktop')
      await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)
      await page.getByRole('button', { name: 'دریافت کد تأیید' }).waitFor()
      expect(await directionOf(page)).toBe('rtl')
      const box = device === 'desktop' ? await picture.boundingBox() : null
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(form?.x ?? 0)
      await page.getByLabel('شمارهٔ همراه').fill('09121234567')
      await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
      await page.getByLabel('رمز عبور', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'رمز عبور را فراموش کرده‌ام' }).waitFor()
      expect(await picture.isVisible()).toBe(device === 'desktop')
    },
  )

  it(
    'of a payment result has no search, no menus and no footer',
    { tags: ['SHELL-06', 'SHELL-16', 'ROUTE-40'] },
    async () => {
      const { page } = await shopper('desktop')
      const absent = [
        ...(['contentinfo', 'combobox', 'navigation', 'complementary'] as const).map((role) =>
          page.getByRole(role),
        ),
        page.locator('[data-corner]'),
      ]
      for (const result of ['callback', 'mobile-callback', 'wallet-callback']) {
        await page.goto(`/payment/${result}?status=failed`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const counts = async () => Promise.all(absent.map((part) => part.count()))
        await expect.poll(counts, { message: result }).toEqual(absent.map(() => 0))
        const wide = page.viewportSize() ?? { width: 1440, height: 900 }
        await page.setViewportSize({ width: 360, height: 740 })
        await expect.poll(counts, { message: `${result}, phone` }).toEqual(absent.map(() => 0))
        await page.setViewportSize(wide)
        expect(await directionOf(page)).toBe('rtl')
      }
    },
  )

  it('of the empty cart leads to the products', { tags: ['SHELL-59', 'ROUTE-14'] }, async () => {
    const { page } = await shopper('phone')
    await page.goto('/cart')
    await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL('**/productlist')
  })
})

describe('a page that cannot be shown', () => {
  it(
    'says that the server has a problem, and leads back',
    { tags: ['SHELL-24', 'SHELL-25'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: [/500/, /internal_error/] })
      await page.goto('/productlist/mobile')
      const line = await breakCall(page, /api\/product\/v2\/product\/[^/?]+\/$/, 500)
      await page.getByRole('combobox').click()
      await page.keyboard.type(phone.search)
      await page.getByRole('option').first().click()
      await page.getByRole('heading', { name: 'مشکلی در سرور پیش آمده است' }).waitFor()
      await page.getByText('چند دقیقهٔ دیگر دوباره تلاش کنید').waitFor()
      expect(await axeFindings(page)).toEqual([])
      line.mend()
      const back = page.getByRole('main').getByRole('link', { name: 'بازگشت' })
      // Where it leads without a history.
      expect(await back.getAttribute('href')).toBe('/')
      await back.click()
      await page.waitForURL('**/productlist/mobile')
      await page.getByRole('heading', { level: 1, name: 'گوشی موبایل' }).waitFor()
    },
  )

  it(
    'says so as the first page of a tab as well, and leads to the shop',
    { tags: ['SHELL-24', 'SHELL-25'] },
    async () => {
      const shopper = await customer('phone', { expectedErrors: [/500/, /internal_error/] })
      await spoilProfile(shopper)
      const tab = await shopper.context.newPage()
      expect((await tab.goto('/profile'))?.status()).toBe(500)
      await tab.getByRole('heading', { name: 'مشکلی در سرور پیش آمده است' }).waitFor()
      await tab.getByText('چند دقیقهٔ دیگر دوباره تلاش کنید').waitFor()
      await tab.getByRole('main').getByRole('link', { name: 'بازگشت' }).click()
      await tab.waitForURL((url) => url.pathname !== '/profile', { waitUntil: 'commit' })
    },
  )

  it('shows a connection error when offline, and opens once the network is back', async () => {
    const { page, context, origin } = await shopper('phone', {
      expectedErrors: [...networkNoise, /network/, /ScriptMissing/],
    })
    await page.goto('/productlist/mobile')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page
      .getByRole('navigation', { name: 'بخش‌های فروشگاه' })
      .getByRole('link', { name: 'خانه' })
      .click()
    await page.getByRole('heading', { name: 'ارتباط با فروشگاه برقرار نشد' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'تلاش دوباره' }).waitFor()
    await context.setOffline(false)
    await page.waitForURL(`${origin}/`)
    await page.getByRole('region', { name: 'استوری‌ها' }).waitFor()
  })

  it(
    'shows a general error for any other failure, with a link home',
    { tags: ['SHELL-26', 'SHELL-27'] },
    async () => {
      const { page, origin } = await customer('desktop', {
        expectedErrors: [/403|429/, /forbidden|too_many_requests/],
      })
      await page.goto('/')
      for (const refusal of [
        { status: 403, code: 'forbidden' },
        { status: 429, code: 'too_many_requests' },
      ] as const) {
        const orders = await refuseCall(page, /\/purchase\/v4\/order\/\?/, refusal)
        await page.getByRole('contentinfo').getByRole('link', { name: 'سفارش‌های من' }).click()
        await page.getByRole('heading', { name: 'این صفحه باز نشد' }).waitFor()
        await page.getByRole('main').getByRole('link', { name: 'صفحهٔ اصلی' }).click()
        await page.waitForURL(`${origin}/`)
        orders.mend()
      }
    },
  )

  it(
    'is shown even when the script of the frame itself breaks',
    { tags: ['SHELL-24'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: [/./] })
      await untilRelease(
        page,
        page.addInitScript(() => {
          Element.prototype.hasAttribute = function (name) {
            if (name === 'data-signed-in') throw new Error('broken')
            return this.getAttribute(name) !== null
          }
        }),
      )
      await page.goto('/')
      await page.getByRole('heading', { name: 'مشکلی در سرور پیش آمده است' }).waitFor()
      await page.getByRole('link', { name: 'تلاش دوباره' }).waitFor()
    },
  )

  it('does not take the place of a page whose menu fails to load offline', async () => {
    const { page, context } = await shopper('phone', {
      cold: true,
      expectedErrors: [...networkNoise, /ScriptMissing/],
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const missed = page.waitForEvent('requestfailed')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'بخش‌های فروشگاه' }).getByText('دسته‌ها').click()
    await missed
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'حساب من' }).waitFor()
  })
})

/** Opens a page and checks that it is served there, without a redirect. */
async function expectOpen(page: Page, path: string): Promise<void> {
  const reply = await page.goto(path)
  expect([reply?.status(), new URL(page.url()).pathname]).toEqual([200, path])
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

/** Opens the profile menu: in the header on wide screens, as a page of its own on phones. */
async function openAccount(page: Page, device: (typeof sizes)[number], visit = true) {
  if (device === 'phone') {
    if (visit) await page.goto('/')
    await page.getByRole('navigation', { name: 'بخش‌های فروشگاه' }).getByText('حساب من').click()
    await page.waitForURL('**/account')
    return page.getByRole('main').locator('div:has(> nav)')
  }
  if (visit) await page.goto('/')
  await page.getByRole('button', { name: /سارا محمدی/ }).click()
  await page.getByRole('navigation', { name: 'منوی حساب' }).waitFor()
  return page.locator('#account-menu')
}

async function scrollDown(page: Page, to: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), to)
  await page.waitForFunction((top) => scrollY === top, to)
}

declare global {
  /** The searches that the page sent: how many are running, ran at once at most, and in all. */
  var searches: { running: number; most: number; asked: number }
}

/** Runs in the page before anything else does. A search that was given up no longer runs. */
function countSearches(): void {
  const counts = (globalThis.searches = { running: 0, most: 0, asked: 0 })
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || !input.url.includes('/api/product/?search='))
      return send(input, init)
    let running = true
    const end = () => {
      if (running) counts.running -= 1
      running = false
    }
    counts.running += 1
    counts.asked += 1
    counts.most = Math.max(counts.most, counts.running)
    init?.signal?.addEventListener('abort', end)
    return send(input, init).finally(end)
  }
}

const directionOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).direction)

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** A number as the shop writes it. */
function inGroups(number: string): string {
  return number
    .replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3')
    .replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
}

const portrait = () =>
  sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#0b7a75' } })
    .png()
    .toBuffer()

const ticket = (id: number, unseen: number) => ({
  id,
  title: 'پرسش',
  status: 'OPEN',
  date: '2026-11-20T08:00:00.000Z',
  unseen_messages: unseen,
})

const message = (id: number, seen: boolean) => ({
  id,
  title: 'کالای دلخواه شما موجود شد',
  text: 'گوشی آیفون ۱۷ دوباره در انبار ما هست.',
  send_at: '2026-11-21T08:00:00.000Z',
  seen,
  product: null,
})

describe('the header of a phone', () => {
  it('has the cart and the saved products, with their counts, on the product’s page too', async () => {
    const buyer = await customer('phone')
    const { page, api } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    const path = { slug: phone.slug }
    await answer(
      api.POST('/product/v2/{slug}/update_save_status/', {
        params: { path },
        body: { save_status: true },
      }),
    )
    await page.goto(product)
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'سبد خرید، ۱ کالا' }).waitFor()
    await header.getByRole('link', { name: 'ذخیره‌شده‌ها، ۱ کالا' }).click()
    await page.waitForURL('**/saved-products')
  })
})

describe('the text size of the browser', () => {
  it('is that of the shop, whose bars leave room for the page when it is magnified', async () => {
    const { page } = await shopper('phone')
    await page.goto(product)
    const heading = page.getByRole('heading', { level: 1 })
    const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% }')
      document.adoptedStyleSheets.push(sheet)
    })
    await expect.poll(size).toBe(2 * before)
    await page.setViewportSize({ width: 320, height: 256 })
    const positions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, [data-own-bar]')].map(
          (bar) => getComputedStyle(bar).position,
        ),
      )
    await expect.poll(async () => [...new Set(await positions())]).toEqual(['static'])
  })
})

describe('a printed page', () => {
  it('says what the page says, in light, without what can be pressed', async () => {
    const { page } = await shopper('desktop')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(product)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    expect(await theme()).toBe('light')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.getByRole('main').getByText('تومان').first().isVisible()).toBe(true)
    for (const hidden of [page.getByRole('button'), page.getByRole('contentinfo')])
      expect(await hidden.filter({ visible: true }).count()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await theme()).toBe('dark')
  })
})
