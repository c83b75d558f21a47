import { useId } from 'react'
import { css } from '#styled/css/index.js'

/** The tile pattern, for large flat backgrounds; the parent is positioned and sets color and opacity. */
export function Girih({ opacity = 0.09 }: { opacity?: number }) {
  const id = useId()
  return (
    <svg className={ground} style={{ opacity }} aria-hidden>
      <pattern id={id} width="97" height="97" patternUnits="userSpaceOnUse">
        <path
          d="M0 28.4h28.4L48.5 8.3 68.6 28.4H97M0 68.6h28.4L48.5 88.7l20.1-20.1H97M28.4 28.4v40.2m40.2-40.2v40.2M48.5 8.3V0m0 88.7V97"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const ground = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  pointerEvents: 'none',
})
