import { lazy, Suspense, useRef } from 'react'
import { css, cx } from '#styled/css/index.js'
import { useRecentlyViewed } from './recently-viewed.ts'
import { useNearOrIdle } from '#src/lib/use-near-or-idle.ts'

type Props = {
  /** Id of the product that the page itself shows. */
  without?: number
  className?: string
}

const RecentRow = lazy(() =>
  import('./RecentRow.tsx').then(
    (m) => ({ default: m.RecentRow }),
    () => ({ default: Nothing }),
  ),
)

/**
 * What this browser looked at before, fetched when its place comes near. Only a browser that has something to show
 * keeps a place for it, from the first paint on.
 */
export function RecentlyViewed({ without, className }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useNearOrIdle(place)
  const ids = useRecentlyViewed().filter((id) => id !== without)
  return (
    <div
      ref={place}
      className={cx(reserved, className)}
      data-empty={(isWanted && ids.length === 0) || undefined}
    >
      {isWanted && ids.length > 0 && (
        <Suspense>
          <RecentRow ids={ids} />
        </Suspense>
      )}
    </div>
  )
}

function Nothing() {
  return null
}

const reserved = css({
  display: 'none',
  '[data-recent] &': { display: 'block', minHeight: { base: '420px', sm: '440px' } },
  '&[data-empty]': { display: 'none!' },
})
