import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { homeQuery } from './home.queries.ts'
import { heightOf, offerEnds, type Section } from './home-view.ts'

/** A section as the page is first sent; `isPartial` if products are left out, for `LaterSection` to fetch. */
export type OutlinedSection = { section: Section; isFirst: boolean; isPartial: boolean }

/**
 * The data from which the home page is first rendered: the sections in order, without the products that are not visible
 * yet.
 */
export const homeOutlineQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.homeOutline,
    queryFn: async ({ client }) => outlineOf(await client.fetchQuery(homeQuery(api))),
    // `homeQuery` retries.
    retry: false,
  })

/** The approximate height of a phone's first screen below the header, in pixels. */
const firstScreen = 600
/** As many special offers as a phone shows; a wide screen fetches the rest while they are below its first screen. */
const firstOffers = 2

export function outlineOf(sections: readonly Section[]): OutlinedSection[] {
  let height = 0
  return sections.map((section) => {
    const start = height
    height += heightOf(section)
    const isFirst = start < firstScreen
    const sent = start < 2.5 * firstScreen ? section : withoutProducts(section)
    const first = sent.type === 'CUSTOM_PRODUCT' ? withFirstOffers(sent) : sent
    return { section: first, isFirst, isPartial: first.data.length < section.data.length }
  })
}

function withoutProducts(section: Section): Section {
  return section.type === 'PRODUCT' ? { ...section, data: [] } : section
}

function withFirstOffers(section: Extract<Section, { type: 'CUSTOM_PRODUCT' }>): Section {
  const extra_data = { ...section.extra_data, expire_time: offerEnds(section)[0] ?? null }
  return { ...section, extra_data, data: section.data.slice(0, firstOffers) }
}
