import { breadcrumbData } from '#src/lib/structured-data.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import type { Crumb } from './list-view.ts'

type Props = {
  title: string
  /** Uses the title as it is, without the shop's name. */
  whole?: boolean
  description: string
  canonical: string
  crumbs?: readonly Crumb[]
  image?: string | null
  index?: boolean
}

/** The head tags of a list. Filtered and sorted lists have the canonical URL of the whole list. */
export function ListHead({ title, whole, description, canonical, crumbs, ...rest }: Props) {
  const { origin } = useSite()
  const way = crumbs?.map(({ name, slug }) => ({ name, path: paths.productList(slug) }))
  return (
    <Head
      title={title}
      whole={whole}
      description={description}
      canonical={canonical}
      index={rest.index}
      image={rest.image ? `${rest.image}?w=960` : undefined}
      jsonLd={way && [breadcrumbData(way, origin)]}
    />
  )
}
