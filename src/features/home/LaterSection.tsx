import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { useNearOrIdle } from '#src/lib/use-near-or-idle.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { homeQuery } from './home.queries.ts'
import { HomeSection } from './HomeSection.tsx'
import type { Section } from './home-view.ts'

/**
 * A section that was sent without all of its products: the rest is fetched when it is near the viewport or the page is
 * idle. After a navigation in the browser they are in the cache already.
 */
export function LaterSection({ section }: { section: Section }) {
  const place = useRef<HTMLDivElement>(null)
  const query = homeQuery(useApi())
  const queryClient = useQueryClient()
  const [isFromNavigation] = useState(useHydrated())
  const hasFailed = () => queryClient.getQueryState(query.queryKey)?.status === 'error'
  const isNearOrIdle = useNearOrIdle(place, async () => {
    if (!hasFailed()) await queryClient.prefetchQuery(query)
  })
  const isWanted = isFromNavigation || isNearOrIdle
  // The sections share the call: one after the other would fetch it again, and hide for long that it has failed.
  const home = useQuery({ ...query, enabled: () => isWanted && !hasFailed() })
  const data = isWanted ? home.data : undefined
  const shown = data === undefined ? section : data.find((each) => isSame(each, section))
  return (
    <div ref={place} data-late="" aria-busy={data === undefined || undefined}>
      {shown !== undefined && <HomeSection section={shown} isPartial={shown === section} />}
      {data === undefined && home.isError && <Retry onRetry={() => void home.refetch()} />}
    </div>
  )
}

function isSame(one: Section, other: Section): boolean {
  return one.type === other.type && one.extra_data?.title === other.extra_data?.title
}
