import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { routes } from '#src/app/routes.ts'
import { Shell } from '#src/app/shell/Shell.tsx'
import { MegaMenu } from '#src/app/shell/header/MegaMenu.tsx'
import { SearchBox } from '#src/app/shell/header/SearchBox.tsx'
import { TabBar } from '#src/app/shell/TabBar.tsx'
import { RouteFocus } from '#src/ui/RouteFocus.tsx'
import { showPart } from './support/open-page.tsx'

describe('what is around the pages', () => {
  it('has for a visitor the search, the menu, the cart and a way to sign in', async () => {
    const shell = await showPart(<Shell layout="default">page</Shell>)
    expect(shell.read('body')).toEqual([
      'link «رفتن به محتوا» → #main',
      'aside «اطلاعیه»',
      'link «announcement.text announcement.more» → /announcement/link',
      'button «بستن اطلاعیه»',
      'link «shop.name» → /',
      'button «جستجو»',
      'search «جستجو در فروشگاه»',
      'link «مقایسه، ۰ کالا» → /product-compare',
      'button «image «نمای تیره» image «نمای روشن»»',
      'link «ورود یا ثبت‌نام» → /login',
      'button «حساب من»',
      'link «ذخیره‌شده‌ها» → /saved-products',
      'link «سبد خرید» → /cart',
      'nav «منوی اصلی»',
      'link «دسته‌بندی کالاها» → /productlist',
      'link «links1.title» → /links1/link',
      'link «links2.title» → /links2/link',
      'link «shop.tel» → tel:',
      'page',
      'ul «چرا از ما بخرید»',
      'link «shop.marks1.title shop.marks1.text» → /shop/marks1/link',
      'link «shop.marks2.title shop.marks2.text» → /shop/marks2/link',
      'nav «columns1.title»',
      'h2 columns1.title',
      'link «columns1.links1.title» → /columns1/links1/link',
      'link «columns1.links2.title» → /columns1/links2/link',
      'nav «columns2.title»',
      'h2 columns2.title',
      'link «columns2.links1.title» → /columns2/links1/link',
      'link «columns2.links2.title» → /columns2/links2/link',
      'تحویل حضوری، شعبهٔ شرق تهران',
      'shop.place',
      'shop.hours',
      'link «image «تماس با فروشگاه» shop.tel» → tel:',
      'link «image «ایمیل فروشگاه» shop.mail» → mailto:shop.mail',
      'ul «نمادهای اعتماد»',
      'link «image «shop.seals1.title»» → /shop/seals1/link',
      'link «image «shop.seals2.title»» → /shop/seals2/link',
      'همهٔ حقوق این سایت برای فروشگاه shop.name محفوظ است.',
      'button «image «نمای تیره» image «نمای روشن»»',
      'ul «شبکه‌های اجتماعی»',
      'link «اینستاگرام» → /shop/social1/link',
      'link «تلگرام» → /shop/social2/link',
      'nav «بخش‌های فروشگاه»',
      'link «خانه» → / current',
      'link «دسته‌ها» → /productlist',
      'link «سبد خرید» → /cart',
      'link «حساب من» → /account',
    ])
  })

  it('has for a customer the menu of the account', async () => {
    const shell = await showPart(<Shell layout="default">page</Shell>, { signedIn: true })
    expect(shell.read('header')).toEqual([
      'link «shop.name» → /',
      'button «جستجو»',
      'search «جستجو در فروشگاه»',
      'link «مقایسه، ۰ کالا» → /product-compare',
      'button «image «نمای تیره» image «نمای روشن»»',
      'link «ورود یا ثبت‌نام» → /login',
      'button «first_name last_name ۷۱ خبر تازه»',
      'link «ذخیره‌شده‌ها، ۲ کالا» → /saved-products',
      'link «سبد خرید، ۱۹ کالا» → /cart',
      'nav «منوی اصلی»',
      'link «دسته‌بندی کالاها» → /productlist',
      'link «links1.title» → /links1/link',
      'link «links2.title» → /links2/link',
      'link «shop.tel» → tel:',
    ])
  })

  it.each([
    ['the account', '/account', 'page'],
    ['its orders', '/shopping-history/12', 'true'],
    ['its wallet', '/wallet', 'true'],
    ['the goods', '/productlist', null],
  ])('marks the tab of the account on %s', async (_, path, mark) => {
    await showPart(<TabBar />)
    await act(async () => navigate(path))
    const tab = document.querySelector('[data-tab-bar] a[href="/account"]')
    expect(tab?.getAttribute('aria-current')).toBe(mark)
  })

  it('has only what belongs to it at the checkout', async () => {
    const shell = await showPart(<Shell layout="checkout">page</Shell>)
    expect(shell.read('body')).toEqual([
      'link «رفتن به محتوا» → #main',
      'link «بازگشت به فروشگاه» → /',
      'link «shop.name» → /',
      '۱ سبد خرید',
      '۲ ارسال',
      '۳ صورت‌حساب',
      '۴ پرداخت',
      'link «پشتیبانی» → tel:',
      '۱ سبد خرید',
      '۲ ارسال',
      '۳ صورت‌حساب',
      '۴ پرداخت',
      'page',
    ])
  })

  it('has only a way home around a result', async () => {
    const shell = await showPart(<Shell layout="empty">page</Shell>)
    expect(shell.read('body')).toEqual([
      'link «رفتن به محتوا» → #main',
      'link «shop.name» → /',
      'page',
    ])
  })

  it('has the marks of the shop around the sign-in', async () => {
    const shell = await showPart(<Shell layout="login">page</Shell>)
    expect(shell.read('body')).toEqual([
      'link «رفتن به محتوا» → #main',
      'link «shop.name» → /',
      'link «رفتن به فروشگاه» → /',
      'page',
      'image «گوشی، ساعت و هندزفری در طاق فیروزه‌ای»',
      'هر چه لازم دارید، پلمپ و با گارانتی',
      'سفارش، گارانتی و کیف پولتان همیشه در دسترس است.',
    ])
  })
})

it('names each of the last six searches once, the last one first', async () => {
  const page = await showPart(<SearchBox />, { replies: { listPopularSearches: [] } })
  for (const text of ['گوشی', 'تبلت', 'ساعت', 'قاب', 'شارژر', 'کابل', 'هندزفری', 'ساعت']) {
    await page.write('search', text)
    await page.enter('search')
  }
  await page.write('search', '')
  const links = [...page.place.querySelectorAll('[role=listbox] a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'ساعت',
    'هندزفری',
    'کابل',
    'شارژر',
    'قاب',
    'تبلت',
  ])
})

it('has no heading in the outline of any page, which the real one would replace', async () => {
  const pages = await Promise.all(routes.map(({ fetch }) => fetch()))
  const headings: string[] = []
  for (const { Skeleton } of pages) {
    if (Skeleton === undefined) continue
    // oxlint-disable-next-line no-await-in-loop -- one page is shown at a time
    const shown = await showPart(<Skeleton />)
    headings.push(...shown.read().filter((line) => line.startsWith('h1')))
    await shown.close()
  }
  expect(headings).toEqual([])
})

describe('a navigation', () => {
  it('focuses the heading of each page, including the first one when it is shown again', async () => {
    await showPart(
      <>
        <RouteFocus />
        <div id="main">
          <h1 tabIndex={-1}>کالاها</h1>
        </div>
      </>,
    )
    const heading = document.querySelector('h1')
    expect(document.activeElement).not.toBe(heading)
    for (const path of ['/wishlist', '/']) {
      await act(async () => navigate(path))
      expect(document.activeElement).toBe(heading)
      heading?.blur()
    }
  })
})

describe('the menu of categories', () => {
  it('is loaded when the focus reaches it, and once more on request after a failure', async () => {
    const problems: Record<string, string> = { getMenu: 'internal_error' }
    const groups = [{ title: 'برند', sub_menu: [] }]
    const menu = [{ title: 'موبایل', all_items_title: 'همهٔ گوشی‌ها', sub_menu: groups }]
    const shell = await showPart(<MegaMenu />, { problems, replies: { getMenu: menu } })
    const trigger = shell.place.querySelector<HTMLElement>('[aria-controls=mega-menu]')
    const loads = () => shell.calls.filter((call) => call === 'GET /home-page/menu/').length
    expect(loads()).toBe(1)
    await shell.after(() => trigger?.focus())
    expect(loads()).toBe(2)
    expect(shell.read('#mega-menu')).toEqual([
      'alert: این بخش بارگذاری نشد. [button «تلاش دوباره»]',
    ])
    delete problems['getMenu']
    await shell.press('تلاش دوباره', '#mega-menu')
    expect(loads()).toBe(3)
    expect(shell.read('#mega-menu')).toEqual([
      'link «موبایل» → /1/href',
      'link «همهٔ گوشی‌ها» → /1/all_items_href',
      'h3 [link «برند» → /1/sub_menu1/href]',
      'link «promotion.title promotion.text» → /promotion/link',
    ])
  })
})
