import type { DeviceKind } from '#demo/pictures/kinds.ts'
import type { SeedProduct } from '#demo/seed/types.ts'
import type { Highlight } from './handset.ts'
import { bound } from './text.ts'
import { variantsOf, type Offer } from './variants.ts'

/** A product without configurations: watches, sound, accessories, laptops, feature phones. */
export type Item = Offer & {
  slug: string
  kind: DeviceKind
  model: string
  category: string
  brand: string
  title: string
  english: string
  warranty?: string
  facts: SeedProduct['facts']
  /** Name → value, three to six. */
  features: Record<string, string>
  /** Title → value, in order. */
  rows: Record<string, string>
  introduction: readonly string[]
  highlights: readonly Highlight[]
  aliases: readonly string[]
}

/** Creates an item's product, with non-breaking spaces in every text. */
export function product(item: Item): SeedProduct {
  const picture = { kind: item.kind, model: item.model }
  return {
    slug: item.slug,
    category: item.category,
    brand: item.brand,
    title: bound(item.title),
    secondTitle: item.english,
    warranty: bound(item.warranty ?? 'گارانتی ۱۸ ماهه شرکتی'),
    picture,
    variants: variantsOf(item, picture),
    introduction: item.introduction.map(bound),
    highlights: item.highlights.map(([title, value, description]) => ({
      title,
      value: bound(value),
      description: bound(description),
    })),
    keyFeatures: Object.entries(item.features).map(([name, value]) => ({
      name,
      value: bound(value),
    })),
    specifications: Object.entries(item.rows).map(([title, value]) => ({
      title,
      value: bound(value),
    })),
    facts: item.facts,
    aliases: [...item.aliases],
    ...(item.flagship && { flagship: true }),
    soldCount: item.sold,
    addedDaysAgo: item.age,
  }
}
