import { Suspense, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { useIdle } from '#src/lib/use-idle.ts'
import { deferredImageRef, ImageRefContext } from './deferred-images.ts'

type Props = {
  /** Estimated height in pixels, until it has been laid out. */
  height: number
  className?: string
  children: ReactNode
}

/**
 * A section below the first screen. The browser lays it out when it is near the viewport, or once the page is idle, and
 * React hydrates it separately.
 */
export function DeferredSection({ height, className, children }: Props) {
  const isIdle = useIdle()
  return (
    <div
      className={cx(section, className)}
      // A picture of the whole page does not scroll: nothing would be laid out for it.
      data-visible={isIdle || undefined}
      style={{ [heightName]: `${height}px` }}
    >
      <ImageRefContext value={deferredImageRef(isIdle)}>
        <Suspense>{children}</Suspense>
      </ImageRefContext>
    </div>
  )
}

const heightName: string = '--height'

/** Deferred layout clips at the edges: room for shadows, focus rings and rows that reach the edge of the screen. */
const section = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto var(--height)',
  // The containment stays: without it a change in one section paints the whole page again.
  '&[data-visible]': { contentVisibility: 'visible', contain: 'layout style paint' },
  marginInline: 'calc(-1 * {spacing.gutter})',
  paddingInline: 'gutter',
  marginBlockEnd: '-2',
  paddingBlockEnd: '2',
  overflowClipMargin: '{spacing.2}',
  _empty: { display: 'none' },
})
