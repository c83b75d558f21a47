import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { css, cx } from '#styled/css/index.js'
import { useRecentlyViewed } from './recently-viewed.ts'
import { whenNear } from '#src/lib/when-near.ts'

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
  const near = useIsNear(place)
  const ids = useRecentlyViewed().filter((id) => id !== without)
  return (
    <div
      ref={place}
      className={cx(reserved, className)}
      data-empty={(near && ids.length === 0) || undefined}
    >
      {near && ids.length > 0 && (
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

/** Whether an element has been less than a screen away. */
function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    return whenNear(element.current, () => setNear(true), '100% 0%')
  }, [element])
  return near
}

const reserved = css({
  display: 'none',
  '[data-recent] &': { display: 'block', minHeight: { base: '420px', sm: '440px' } },
  '&[data-empty]': { display: 'none!' },
})
