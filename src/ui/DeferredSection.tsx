import { Suspense, useRef, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { useFolded } from '#src/lib/use-folded.ts'

type Props = {
  /** About how high it is, in pixels, until it has been laid out. */
  height: number
  /** So far down that the browser need not even read it at first. */
  far?: boolean
  className?: string
  children: ReactNode
}

/**
 * A part of a page below the first screen. The browser lays it out after the first screen and when it comes near, and
 * React takes it over apart from the rest, so that a slow phone shows and answers what is in sight first. What is far
 * comes within `noscript`: those without scripts have it, to all others it is text until it is unfolded.
 */
export function Below({ height, far = false, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const { id, isFolded } = useFolded(far, element)
  return (
    <div
      ref={element}
      id={id}
      data-below=""
      data-folded={isFolded ? '' : undefined}
      // The page's scripts lay it out and unfold it, and say so in its attributes, before React comes.
      suppressHydrationWarning
      className={cx(below, className)}
      style={{ [heightName]: `${height}px` }}
    >
      <Suspense>{isFolded ? <noscript>{children}</noscript> : children}</Suspense>
    </div>
  )
}

const heightName: string = '--height'

/** What is laid out late is cut off at its edges: room for shadows, focus rings and rows that reach the screen's edge. */
const below = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto var(--height)',
  ':root[data-held] &': { contentVisibility: 'hidden' },
  '@media (scripting: enabled)': { '&[data-folded]': { minHeight: 'var(--height)' } },
  marginInline: 'calc(-1 * {spacing.gutter})',
  paddingInline: 'gutter',
  marginBlockEnd: '-2',
  paddingBlockEnd: '2',
  _empty: { display: 'none' },
})
