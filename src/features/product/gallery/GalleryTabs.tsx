import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentFilesQuery } from '#src/features/comments/shared/comments.queries.ts'
import { introductionsQuery } from '#src/features/product/shared/product.queries.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import type { ProductImage } from '#src/goods/variant-pictures.ts'
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

/** Official pictures, films, sounds and the buyers' pictures; tabs without content are disabled. */
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
        // Unmounts the tab's content, which stops playback.
        content: each.value === tab ? each.content : null,
      }))}
    />
  )
}

/** A tab with the result of a query: disabled while that is empty, but open with a retry if it failed. */
function tabOf<Item>(
  value: GalleryTab,
  label: string,
  { isLoadingError, refetch }: Pick<UseQueryResult, 'isLoadingError' | 'refetch'>,
  items: readonly Item[] = [],
  shown: (items: readonly Item[]) => ReactNode,
) {
  return {
    value,
    label,
    disabled: items.length === 0 && !isLoadingError,
    content: isLoadingError ? <Retry onRetry={() => void refetch()} /> : shown(items),
  }
}
