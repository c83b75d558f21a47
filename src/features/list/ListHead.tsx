import { breadcrumbData } from '#src/lib/structured-data.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import type { Crumb } from './list-view.ts'

type Props = {
  title: string
  /** Whether the title is an editor's, which nothing is added to. */
  whole?: boolean
  description: string
  canonical: string
  crumbs?: readonly Crumb[]
  image?: string | null
  index?: boolean
}

/** The head tags of a list. Narrowed and sorted lists share the canonical address of the whole one. */
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
