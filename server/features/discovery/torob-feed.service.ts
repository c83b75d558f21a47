import { currentPrice, payablePrice } from '#domain/price.ts'
import { changedAt, type Product } from '#server/catalogue/entry.ts'
import type { Context } from '#server/context.ts'
import {
  selectSheets,
  type SheetRow,
  type VariantRow,
} from '#server/catalogue/catalogue.queries.ts'

/** Entries per page, as required by the protocol. */
const pageSize = 100

export type TorobSort = 'date_added_desc' | 'date_updated_desc' | 'product_id_desc'

/** A request of the comparison site: one page of everything, or particular entries. */
export type TorobQuery =
  | { page: number; sort: TorobSort }
  | { cursor?: string | undefined; sort: 'product_id_desc' }
  | { page_urls: string[] }
  | { page_uniques: string[] }

/** One variant, in the comparison site's format. Prices in tomans, instants with their time zone. */
export type TorobProduct = {
  page_unique: string
  page_url: string
  product_group_id: string
  title: string
  subtitle: string
  current_price: number
  old_price?: number
  availability: boolean
  category_name: string
  image_links: string[]
  spec: Record<string, string>
  guarantee?: string
  short_desc: string
  date_added: string
  date_updated: string
}

export type TorobPage = {
  api_version: 'torob_api_v3'
  current_page: number | null
  total: number
  max_pages: number
  next_cursor: string | null
  products: TorobProduct[]
}

type Entry = { product: Product; variant: VariantRow; changed: Date }
type Selected = { entries: Entry[]; page: number | null; total: number; next: string | null }

/** The feed of a price comparison site (Torob's Product API v3): each variant is an entry, grouped by product. */
export async function torobFeed(context: Context, query: TorobQuery): Promise<TorobPage> {
  const { entries, page, total, next } = select(context, query)
  const ids = [...new Set(entries.map(({ product }) => product.id))]
  const sheets = new Map((await selectSheets(context.db, ids)).map((sheet) => [sheet.id, sheet]))
  return {
    api_version: 'torob_api_v3',
    current_page: page,
    total,
    max_pages: Math.max(1, Math.ceil(total / pageSize)),
    next_cursor: next,
    products: entries.map((entry) => body(context, entry, sheets.get(entry.product.id))),
  }
}

function select({ catalogue, config }: Context, query: TorobQuery): Selected {
  const products = catalogue.products()
  if ('page_uniques' in query) return whole(byVariant(products, new Set(query.page_uniques)))
  if ('page_urls' in query) {
    const found = query.page_urls.flatMap((url) => {
      const named = namedIn(url, config.siteUrl)
      const product = named && catalogue.product(named.slug)
      if (!product) return []
      return entriesOf(product).filter(
        ({ variant }) => named.variant === null || String(variant.id) === named.variant,
      )
    })
    return whole(found)
  }
  const sorted = products.flatMap(entriesOf).sort(orders[query.sort])
  if ('page' in query) {
    const first = (query.page - 1) * pageSize
    const entries = sorted.slice(first, first + pageSize)
    return { entries, page: query.page, total: sorted.length, next: null }
  }
  const after = query.cursor === undefined ? Infinity : Number(query.cursor)
  const rest = sorted.filter(({ variant }) => variant.id < after)
  const entries = rest.slice(0, pageSize)
  const last = rest.length > pageSize ? entries.at(-1) : undefined
  return { entries, page: null, total: sorted.length, next: last ? String(last.variant.id) : null }
}

function whole(entries: Entry[]): Selected {
  return { entries, page: 1, total: entries.length, next: null }
}

function byVariant(products: readonly Product[], uniques: ReadonlySet<string>): Entry[] {
  return products.flatMap(entriesOf).filter(({ variant }) => uniques.has(String(variant.id)))
}

function entriesOf(product: Product): Entry[] {
  const changed = changedAt(product)
  return product.variants.map((variant) => ({ product, variant, changed }))
}

/** The product and the variant that a URL of this shop refers to. */
function namedIn(url: string, siteUrl: string): { slug: string; variant: string | null } | null {
  const address = URL.parse(url)
  if (address?.origin !== siteUrl) return null
  const slug = /^\/products\/([^/]+)\/?$/.exec(address.pathname)?.[1]
  if (slug === undefined) return null
  try {
    return { slug: decodeURIComponent(slug), variant: address.searchParams.get('price_id') }
  } catch {
    return null
  }
}

const orders: Record<TorobSort, (first: Entry, second: Entry) => number> = {
  date_added_desc: (first, second) =>
    second.product.createdAt.getTime() - first.product.createdAt.getTime() ||
    second.variant.id - first.variant.id,
  date_updated_desc: (first, second) =>
    second.changed.getTime() - first.changed.getTime() || second.variant.id - first.variant.id,
  product_id_desc: (first, second) => second.variant.id - first.variant.id,
}

function body(context: Context, entry: Entry, sheet: SheetRow | undefined): TorobProduct {
  const { catalogue, config, now } = context
  const { product, variant } = entry
  const { price, newPrice } = currentPrice(variant, now())
  const available = variant.stock > 0
  const { specifications = [], keyFeatures = [], warranty = null } = sheet ?? {}
  return {
    page_unique: String(variant.id),
    page_url: `${config.siteUrl}/products/${encodeURIComponent(product.slug)}?price_id=${variant.id}`,
    product_group_id: String(product.id),
    title: `${product.title} رنگ ${variant.colorName}`,
    subtitle: product.secondTitle,
    current_price: available ? payablePrice(price, newPrice) : 0,
    ...(available && newPrice !== null && { old_price: price }),
    availability: available,
    category_name: catalogue.frame.tree.shownPathTo(product.categoryId).at(-1)?.name ?? '',
    image_links: picturesOf(entry, sheet).map(
      (picture) => `${config.siteUrl}${picture}?w=1200&f=jpeg`,
    ),
    spec: Object.fromEntries([
      ['رنگ', variant.colorName],
      ...specifications.map(({ title, value }) => [title, value]),
    ]),
    ...(warranty !== null && { guarantee: warranty }),
    short_desc: keyFeatures.map(({ title, value }) => `${title} ${value}`).join('، '),
    date_added: product.createdAt.toISOString(),
    date_updated: entry.changed.toISOString(),
  }
}

/** The pictures of the variant's own color first, then those without a color. */
function picturesOf({ variant }: Entry, sheet: SheetRow | undefined): string[] {
  const images = sheet?.images ?? []
  const own = images.filter(({ color }) => color === variant.colorKey)
  const neutral = images.filter(({ color }) => color === null)
  return [...own, ...neutral].map(({ image }) => image)
}
