import type { Introduction, products, variants } from '#server/platform/db/schema/catalogue.ts'
import { type DeviceKind, type DeviceView, viewsOf } from '#demo/pictures/kinds.ts'
import type { SeedProduct, SeedVariant } from './types.ts'

type ProductInsert = typeof products.$inferInsert
type VariantInsert = Omit<typeof variants.$inferInsert, 'productId'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Kinds with a film, and those that also have a sound. */
const filmed = new Set<DeviceKind>([
  'phone',
  'tablet',
  'watch',
  'laptop',
  'earbuds',
  'headphones',
  'speaker',
])
const sounding = new Set<DeviceKind>(['earbuds', 'headphones', 'speaker'])

const viewNames: Record<DeviceView, string> = {
  hero: 'نمای پشت و جلو',
  back: 'نمای پشت',
  front: 'نمای جلو',
  side: 'نمای کنار',
  detail: 'نمای نزدیک',
  lineup: 'همهٔ رنگ‌ها',
}

/** A product as its row; dates are relative to `now` (milliseconds since 1970). */
export function productRow(
  product: SeedProduct,
  ids: { categoryId: number; brandId: number },
  sku: string,
  now: number,
): ProductInsert {
  return {
    ...ids,
    slug: product.slug,
    sku,
    title: product.title,
    secondTitle: product.secondTitle,
    aliases: product.aliases,
    warranty: product.warranty,
    isUsed: product.used !== undefined,
    isFlagship: product.flagship ?? false,
    description: product.introduction.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    images: pictures(product),
    keyFeatures: product.keyFeatures.map(({ name, value }) => ({ title: name, value })),
    specifications: product.specifications,
    highlights: product.highlights,
    usedDetails: product.used ?? [],
    introductions: introductions(product),
    facts: product.facts,
    soldCount: product.soldCount,
    createdAt: new Date(now - product.addedDaysAgo * dayMs),
  }
}

export function variantRow(variant: SeedVariant, position: number, now: number): VariantInsert {
  const { offerEndsInHours } = variant
  return {
    position,
    colorKey: variant.color,
    colorName: variant.colorName,
    colorCode: variant.colorCode,
    price: variant.price,
    newPrice: variant.newPrice ?? null,
    offerEndsAt: offerEndsInHours === undefined ? null : new Date(now + offerEndsInHours * hourMs),
    stock: variant.stock,
    gift: variant.gift ?? null,
  }
}

/** The main view first, then the other views, then the main view of every other color, then all colors together. */
function pictures({ picture, title, variants: all }: SeedProduct) {
  const [first, ...others] = all
  if (!first) return []
  const views = viewsOf(picture.kind).filter((view) => view !== 'lineup')
  const shot = (view: DeviceView, { color, colorName }: SeedVariant) => ({
    image: `/images/${picture.kind}/${picture.model}/${view}/${color}`,
    alt:
      view === 'lineup'
        ? `${title}، ${viewNames[view]}`
        : `${title}، ${colorName}، ${viewNames[view]}`,
    color: view === 'lineup' ? null : color,
  })
  return [
    ...views.map((view) => shot(view, first)),
    ...others.map((variant) => shot('hero', variant)),
    ...(others.length > 0 ? [shot('lineup', first)] : []),
  ]
}

/** A film if the device has one, and for audio products a sound to judge them by. */
function introductions({ picture, title, variants: [first] }: SeedProduct): Introduction[] {
  if (!first || !filmed.has(picture.kind)) return []
  const cover = (view: DeviceView) =>
    `/images/${picture.kind}/${picture.model}/${view}/${first.color}`
  const [name = title] = title.split('،')
  const film = {
    fileType: 'video' as const,
    title: `نگاهی از نزدیک به ${name}`,
    cover: cover('hero'),
    file: `/media/films/${picture.kind}/${picture.model}.webm`,
  }
  if (!sounding.has(picture.kind)) return [film]
  const sound = {
    fileType: 'voice' as const,
    title: 'آزمون شنیداری: چپ، راست، بم و زیر',
    cover: cover('detail'),
    file: '/media/sounds/listening-test.wav',
  }
  return [film, sound]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
