import type { Locator, Page } from 'playwright'
import type { components } from '#api/schema.d.ts'

type Schemas = components['schemas']
export type ProductPage = Schemas['ProductPage']
export type ProductCard = Schemas['ProductCard']

/** The calls of the list page. */
export const calls = {
  list: /\/api\/product\/v2\/product\/\?/,
  category: /\/api\/product\/v2\/category\//,
  filters: /\/api\/product\/product-filter\//,
  cards: /\/api\/product\/cards\//,
}

/** The link that is the whole card; its heart is another one. */
export const titleOf = (card: Locator) => card.getByRole('heading').getByRole('link')

/** The parameters of every list call that the page sends from now on. */
export function listCalls(page: Page): Record<string, string[]>[] {
  const sent: Record<string, string[]>[] = []
  page.on('request', (request) => {
    if (!calls.list.test(request.url())) return
    const query = new URL(request.url()).searchParams
    sent.push(Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])))
  })
  return sent
}

/**
 * Comes to a category by a link, so that the browser itself asks for everything that the page shows. By key, as what is laid
 * out above the footer only now may move the link away from a pointer.
 */
export async function comeByLink(page: Page, category: string, from = '/'): Promise<void> {
  await page.goto(from)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: category, exact: true })
    .press('Enter')
  await page.waitForURL(/\/productlist/)
}

/** What the shop's own call answers. */
export async function ask<Body>(page: Page, path: string): Promise<Body> {
  return (await page.request.get(`/api${path}`)).json()
}

/** The cards of the list. */
export function cardsOf(page: Page) {
  return page.getByRole('list', { name: 'فهرست کالاها' }).getByRole('article')
}

/** How many products the page says it found. */
export async function totalOf(page: Page): Promise<number> {
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'کالا' })
  return toNumber(await status.innerText())
}

/** A number as the shop writes it: «۱٬۲۰۰ کالا» is 1200. */
export function toNumber(text: string): number {
  const digits = text.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return Number(digits.replaceAll(/[^0-9]/g, ''))
}
