import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

/** A frame in the shape of a pointed arch, for illustrations: never for a control or a product card. */
export function Arch({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={cx(arch, className)}>{children}</div>
}

/** The SVG shapes that other components refer to; once in a document. */
export function Shapes() {
  return (
    <svg width="0" height="0" className={css({ position: 'absolute' })} aria-hidden>
      <clipPath id="arch" clipPathUnits="objectBoundingBox">
        <path d="M0 1V.46C0 .27 .3 .14 .5 0C.7 .14 1 .27 1 .46V1Z" />
      </clipPath>
    </svg>
  )
}

const arch = css({ position: 'relative', overflow: 'hidden', clipPath: 'url(#arch)' })
