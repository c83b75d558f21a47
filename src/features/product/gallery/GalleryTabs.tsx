import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentFilesQuery } from '#src/features/comments/shared/comments.queries.ts'
import { introductionsQuery } from '#src/features/product/shared/product.queries.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import type { ProductImage } from '#src/features/product/product-view.ts'
import { BuyerFiles } from './BuyerFiles.tsx'
import { Films } from './Films.tsx'
import type { GalleryTab, Opening } from './gallery-view.ts'
import { PictureStage } from './PictureStage.tsx'
import { Sounds } from './Sounds.tsx'

type Props = {
  slug: string
  images: readonly ProductImage[]
  opening: Opening
  label: string
}

/** Official pictures, films and sounds, and the buyers' pictures; what there is none of cannot be opened (PDP-10). */
export function GalleryTabs({ slug, images, opening, label }: Props) {
  const api = useApi()
  const films = useQuery(introductionsQuery(api, slug, 'video'))
  const sounds = useQuery(introductionsQuery(api, slug, 'voice'))
  const buyers = useQuery(commentFilesQuery(api, slug))
  const [tab, setTab] = useState<string>(opening.tab)
  const tabs = [
    {
      value: 'pictures',
      label: words.officialPictures,
      disabled: images.length === 0,
      content: <PictureStage images={images} first={opening.index} />,
    },
    tabOf('video', words.officialVideo, films, films.data, (each) => <Films films={each} />),
    tabOf('voice', words.officialVoice, sounds, sounds.data, (each) => <Sounds sounds={each} />),
    tabOf('buyers', words.buyersPictures, buyers, buyers.data?.results, (each) => (
      <BuyerFiles files={each} />
    )),
  ]
  return (
    <Tabs
      label={label}
      value={tab}
      onChange={setTab}
      tabs={tabs.map((each) => ({
        ...each,
        // What plays stops when its tab is left.
        content: each.value === tab ? each.content : null,
      }))}
    />
  )
}

/** A tab of what a call answers: closed while there is nothing in it, but for the way to ask again. */
function tabOf<Item>(
  value: GalleryTab,
  label: string,
  { isError, refetch }: Pick<UseQueryResult, 'isError' | 'refetch'>,
  items: readonly Item[] = [],
  shown: (items: readonly Item[]) => ReactNode,
) {
  return {
    value,
    label,
    disabled: items.length === 0 && !isError,
    content: isError ? <Retry onRetry={() => void refetch()} /> : shown(items),
  }
}
