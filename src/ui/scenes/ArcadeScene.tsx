import { css } from '#styled/css/index.js'

/** Three arches; the phone of the middle one is missing. */
export function ArcadeScene() {
  return (
    <svg className={scene} viewBox="0 0 300 184" aria-hidden>
      <g className={side}>
        <path d="M4 178v-70c0-30 20-38 42-57 22 19 42 27 42 57v70ZM212 178v-70c0-30 20-38 42-57 22 19 42 27 42 57v70Z" />
      </g>
      <path className={middle} d="M96 178V82c0-40 28-54 54-82 26 28 54 42 54 82v96Z" />
      <path className={ledge} d="M106 176V86c0-34 22-48 44-70 22 22 44 36 44 70v90" />
      <path
        className={phone}
        d="M22 113a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v65H22ZM230 113a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v65h-48Z"
      />
      <g className={detail}>
        <rect x="237" y="111" width="34" height="15" rx="7.5" />
        <circle cx="34" cy="116" r="5" />
        <circle cx="34" cy="130" r="5" />
      </g>
      <path
        className={gap}
        d="M124 176V87a9 9 0 0 1 9-9h34a9 9 0 0 1 9 9v89a2 2 0 0 1-2 2h-48a2 2 0 0 1-2-2Z"
      />
      <circle className={ring} cx="137" cy="91" r="5" />
      <path className={ground} d="M0 180h300" />
    </svg>
  )
}

const scene = css({ width: '300px', maxWidth: 'full', height: 'auto' })
const side = css({ fill: 'tint-firouzeh' })
const middle = css({ fill: 'hero-arch' })
const ledge = css({ fill: 'none', stroke: 'brand-line', strokeWidth: '1.5', opacity: '.7' })
const phone = css({ fill: 'plate', stroke: 'brand-line', strokeWidth: '1.5' })
const detail = css({ fill: 'brand-line' })
const gap = css({ fill: 'none', stroke: '#fff', strokeWidth: '3', strokeDasharray: '9 7' })
const ring = css({ fill: 'none', stroke: '#fff', strokeWidth: '2.5' })
const ground = css({ stroke: 'hero-arch', strokeWidth: '4' })
