import { modelColors } from '#demo/pictures/models/colors.ts'
import { toPersianDigits } from '#domain/digits.ts'
import type { SeedProduct, SeedVariant } from './types.ts'

const editions = [
  '',
  'نسخهٔ ویژه',
  'پک کامل',
  'نسخهٔ جهانی',
  'چند سیم‌کارت',
  'ساخت ویتنام',
  'ساخت هند',
  'نات‌اکتیو',
]
const storages = [64, 128, 256, 512, 1024]
const rams = [4, 6, 8, 12, 16]

/**
 * `count` products derived from real ones, for load tests: with other storage, memory, colors, prices, stock and
 * offers, and readable titles. They are numbered from `first`. The same templates, count, seed and first number give
 * the same products.
 */
export function* generateProducts(
  templates: readonly SeedProduct[],
  count: number,
  { seed = 1, first = 1 } = {},
): Generator<SeedProduct> {
  const random = randomFrom(seed)
  for (let number = first; number < first + count; number++) {
    const template = templates[Math.floor(random() * templates.length)]
    if (!template) return
    yield derived(template, number, random)
  }
}

function derived(template: SeedProduct, number: number, random: () => number): SeedProduct {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  const isHandset = template.facts.storageGb !== undefined
  const storageGb = isHandset ? pick(storages) : undefined
  const ramGb = isHandset ? pick(rams) : undefined
  const edition = pick(editions) ?? ''
  const [head = template.title] = template.title.split('،')
  const memory =
    storageGb === undefined ? [] : [storageTitle(storageGb), `رم ${toPersianDigits(ramGb ?? 0)}`]
  const code = toPersianDigits(number)
  return {
    ...template,
    slug: `${template.slug}-${number}`,
    title: [head, ...memory, edition, `کد ${code}`].filter(Boolean).join('، '),
    secondTitle: `${template.secondTitle} No. ${number}`,
    introduction: template.introduction.slice(0, 1),
    highlights: [],
    specifications: template.specifications.slice(0, 8),
    facts: { ...template.facts, model: undefined, ...(isHandset && { storageGb, ramGb }) },
    variants: variantsFor(template, 0.5 + random() * 1.2, random),
    soldCount: Math.floor(random() ** 4 * 5_000),
    addedDaysAgo: Math.floor(random() * 900),
    flagship: random() < 0.01,
  }
}

function variantsFor(template: SeedProduct, factor: number, random: () => number): SeedVariant[] {
  const drawn = Object.entries(modelColors[template.picture.kind][template.picture.model] ?? {})
  const price = Math.round(((template.variants[0]?.price ?? 1_000_000) * factor) / 10_000) * 10_000
  const isReduced = random() < 0.25
  const offer = isReduced
    ? Math.round((price * (0.75 + random() * 0.2)) / 10_000) * 10_000
    : undefined
  const colors = drawn.slice(0, 1 + Math.floor(random() * drawn.length))
  return colors.map(([color, { fa, code }], index) => {
    const variant: SeedVariant = {
      color,
      colorName: fa,
      colorCode: code,
      price: price + index * 50_000,
      stock: random() < 0.15 ? 0 : 1 + Math.floor(random() * 40),
    }
    if (offer !== undefined) {
      variant.newPrice = offer + index * 50_000
      if (random() < 0.5) variant.offerEndsInHours = 1 + Math.floor(random() * 240)
    }
    return variant
  })
}

function storageTitle(gigabytes: number): string {
  return gigabytes >= 1024 ? '۱ ترابایت' : `${toPersianDigits(gigabytes)} گیگابایت`
}

/** Pseudo-random numbers from 0 to below 1, the same for the same seed. Source: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
