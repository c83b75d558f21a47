import { Suspense, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  /** About how high it is, in pixels, until it has been laid out. */
  height: number
  children: ReactNode
}

/**
 * A part of a page below the first screen. The browser lays it out after the first screen and when it comes near, and
 * React takes it over apart from the rest, so that a slow phone shows and answers what is in sight first.
 */
export function Below({ height, children }: Props) {
  return (
    <div
      data-below=""
      // The page's first script lays it out, and says so in its style, before React comes.
      suppressHydrationWarning
      className={below}
      style={{ containIntrinsicBlockSize: `auto ${String(height)}px` }}
    >
      <Suspense>{children}</Suspense>
    </div>
  )
}

/** What is laid out late is cut off at its edges: room for shadows, focus rings and rows that reach the screen's edge. */
const below = css({
  contentVisibility: 'auto',
  ':root[data-held] &': { contentVisibility: 'hidden' },
  marginInline: 'calc(-1 * {spacing.gutter})',
  paddingInline: 'gutter',
  marginBlockEnd: '-2',
  paddingBlockEnd: '2',
  _empty: { display: 'none' },
})
