import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { changedAt, type Product } from '#server/catalogue/entry.ts'
import type { Context } from '#server/context.ts'
import { listArticles } from '#server/features/articles/articles.service.ts'

/** URLs per part; the protocol allows 50,000 (sitemaps.org). */
const partSize = 10_000

type Address = { path: string; changedAt?: Date; pictures?: readonly string[] }

/** The sitemap index: the list of its parts. @param siteUrl without a trailing slash */
export function sitemapIndex(catalogue: Catalogue, siteUrl: string): string {
  const count = Math.ceil(catalogue.size / partSize)
  const products = Array.from({ length: count }, (_, index) => `products-${index + 1}`)
  const parts = ['pages', 'categories', ...products].map(
    (name) => `<sitemap><loc>${siteUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">${parts.join('')}</sitemapindex>`
}

/**
 * One part of the sitemap, or null if there is no such part.
 * @param name `pages`, `categories`, or `products-` and a number from 1
 */
export function sitemapPart(context: Context, name: string): string | null {
  const addresses = addressesOf(context, name)
  if (addresses === null) return null
  const entries = addresses.map((address) => entry(context.config.siteUrl, address))
  return `${declaration}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">${entries.join('')}</urlset>`
}

function addressesOf(context: Context, name: string): Address[] | null {
  const { catalogue } = context
  if (name === 'pages') return pageAddresses(context)
  if (name === 'categories') return categoryAddresses(catalogue)
  const number = /^products-([1-9]\d{0,5})$/.exec(name)?.[1]
  if (number === undefined) return null
  const first = (Number(number) - 1) * partSize
  const products = catalogue.products().slice(first, first + partSize)
  return products.length === 0 ? null : products.map(productAddress)
}

/** Pages with a fixed path. */
const publicPages = [
  '/',
  '/productlist',
  '/blogs',
  '/about-us',
  '/contact-us',
  '/faq',
  '/faq-registry',
  '/purchase-guide',
  '/purchase-methods',
  '/sending-methods',
  '/tracking-orders',
  '/return-products',
  '/warranty-7day',
  '/stock-product-rules',
  '/terms',
  '/terms-deposit',
  '/terms-installment',
  '/used-phone',
  '/register',
  '/platform',
  '/user-privacy',
]

function pageAddresses(context: Context): Address[] {
  const articles = listArticles(context).map(({ id, cover }) => ({
    path: `/blogs/${id}`,
    pictures: [`${cover}?w=1200`],
  }))
  return [...publicPages.map((path) => ({ path })), ...articles]
}

/** A category without products is useless in search results, and one that is hidden leads elsewhere. */
function categoryAddresses(catalogue: Catalogue): Address[] {
  return catalogue.frame.tree
    .all()
    .filter(({ id, isShown }) => isShown && catalogue.inCategory(id).length > 0)
    .map(({ path }) => ({ path: `/productlist/${path}` }))
}

function productAddress(product: Product): Address {
  return {
    path: `/products/${encodeURIComponent(product.slug)}`,
    changedAt: changedAt(product),
    pictures: product.picture === null ? [] : [`${product.picture.image}?w=1200`],
  }
}

function entry(siteUrl: string, { path, changedAt: changed, pictures = [] }: Address): string {
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${escaped(siteUrl + picture)}</image:loc></image:image>`,
  )
  const modified = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
  return `<url><loc>${escaped(siteUrl + path)}</loc>${modified}${images.join('')}</url>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'
