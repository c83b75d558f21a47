import { css } from '#styled/css/index.js'

/** A shop front with a pointed door: a branch. */
export function StoreScene({ label }: { label: string }) {
  return (
    <svg className={scene} viewBox="0 0 240 170" role="img" aria-label={label}>
      <path className={wall} d="M18 52h204v118H18Z" />
      <path className={sign} d="M30 16h180a6 6 0 0 1 6 6v22H24V22a6 6 0 0 1 6-6Z" />
      <path className={letters} d="M72 30h96M92 30h0" />
      <path
        className={awning}
        d="M14 44h212v14a13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0 13 13 0 0 1-26.500 0Z"
      />
      <path className={glass} d="M32 86h50v60H32ZM158 86h50v60h-50Z" />
      <path className={shelf} d="M32 126h50M158 126h50" />
      <path
        className={goods}
        d="M41 100a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v26H41ZM61 108a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v18H61ZM168 104a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v22h-30Z"
      />
      <path className={door} d="M94 170v-60c0-18 12-25 26-38 14 13 26 20 26 38v60Z" />
      <path className={doorGlass} d="M102 170v-57c0-13 8-18 18-28 10 10 18 15 18 28v57Z" />
      <path className={handle} d="M132 136v12" />
      <path className={ground} d="M0 169h240" />
    </svg>
  )
}

const scene = css({ width: 'full', maxWidth: '240px', height: 'auto' })
const wall = css({ fill: 'plate' })
const sign = css({ fill: 'hero-arch' })
const letters = css({ stroke: '#fff', strokeWidth: '6', strokeLinecap: 'round', opacity: '.85' })
const awning = css({ fill: 'brand-line', stroke: 'hero-arch', strokeWidth: '1.5' })
const glass = css({ fill: 'tint-sky' })
const shelf = css({ stroke: 'hero-arch', strokeWidth: '2' })
const goods = css({ fill: 'hero-arch', opacity: '.75' })
const door = css({ fill: 'hero-arch' })
const doorGlass = css({ fill: 'tint-sky' })
const handle = css({ stroke: 'hero-arch', strokeWidth: '3', strokeLinecap: 'round' })
const ground = css({ stroke: 'hero-arch', strokeWidth: '3' })
