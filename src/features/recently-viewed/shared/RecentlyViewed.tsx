import { lazy, Suspense, useRef } from 'react'
import { css, cx } from '#styled/css/index.js'
import { useRecentlyViewed } from './recently-viewed.ts'
import { useNearOrIdle } from '#src/lib/use-near-or-idle.ts'

type Props = {
  /** Id of the current product, which is left out. */
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
 * The products that were viewed in this browser, fetched when the section is near the viewport. Its space is reserved from
 * the first paint on, only in browsers that have some.
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
