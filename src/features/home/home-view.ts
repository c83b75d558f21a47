import type { components } from '#api/schema.d.ts'
import { paths } from '#src/lib/paths.ts'

type Schemas = components['schemas']
export type Section = Schemas['HomeSection']
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>
export type Banner = Schemas['Banner']
type Extra = Schemas['HomeExtra'] | undefined

/** The list that a section links to; null if it has no link. */
export function listAddress(extra: Extra): string | null {
  const { category, query } = extra ?? {}
  if (category === undefined && query === undefined) return null
  return paths.productList(category?.slug, query ?? '')
}

/** When the offers of a section end, RFC 3339, the soonest first. */
export function offerEnds({ data, extra_data: extra }: SectionOf<'CUSTOM_PRODUCT'>): string[] {
  const ends = new Set(data.flatMap(({ price }) => price?.expire_time ?? []))
  if (extra?.expire_time) ends.add(extra.expire_time)
  return [...ends].toSorted((one, other) => Date.parse(one) - Date.parse(other))
}

/** Estimated height of a section on a phone, in pixels. */
export function heightOf({ type }: Section): number {
  return heights[type]
}

const heights: Record<Section['type'], number> = {
  HERO_SECTION: 660,
  STORY: 140,
  FLAGSHIP: 300,
  PRODUCT: 430,
  CUSTOM_PRODUCT: 550,
  PROPERTY: 540,
  SMALL_BANNER: 400,
  FULL_WIDTH_BANNER: 200,
  LATEST_ARTICLES: 350,
}
