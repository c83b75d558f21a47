import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** An illustration under an arch; `children` are drawn into 240 × 200. */
export function ArchScene({ children }: { children: ReactNode }) {
  return (
    <svg className={scene} viewBox="0 0 240 200" aria-hidden>
      <path className={arch} d="M40 196V92c0-46 34-62 80-92 46 30 80 46 80 92v104Z" />
      <path className={ledge} d="M54 196V98c0-38 28-54 66-80 38 26 66 42 66 80v98" />
      {children}
      <path className={stroke} d="M12 197h216" />
    </svg>
  )
}

const scene = css({ width: '200px', height: 'auto' })
const arch = css({ fill: 'brand-soft' })
const ledge = css({ fill: 'none', stroke: 'brand-line', strokeWidth: '2' })

/** The styles of what is drawn under the arch. */
export const body = css({
  fill: 'surface',
  stroke: 'brand',
  strokeWidth: '4',
  strokeLinejoin: 'round',
})
export const stroke = css({
  fill: 'none',
  stroke: 'brand',
  strokeWidth: '4',
  strokeLinecap: 'round',
})
export const light = css({
  fill: 'none',
  stroke: 'brand-line',
  strokeWidth: '4',
  strokeLinecap: 'round',
})
