import { breadcrumbData } from '#src/lib/structured-data.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { Head } from '#src/ui/Head.tsx'
import type { Crumb } from './list-view.ts'

type Props = {
  title: string
  description: string
  canonical: string
  crumbs?: readonly Crumb[]
  image?: string | null
  index?: boolean
}

/** The head tags of a list. Narrowed and sorted lists share the canonical address of the whole one. */
export function ListHead({ title, description, canonical, crumbs, image, index }: Props) {
  const { origin } = useSite()
  const way = crumbs?.map(({ name, slug }) => ({ name, path: `/productlist/${slug}` }))
  return (
    <Head
      title={title}
      description={description}
      canonical={canonical}
      index={index}
      image={image ? `${image}?w=960` : undefined}
      jsonLd={way && [breadcrumbData(way, origin)]}
    />
  )
}
