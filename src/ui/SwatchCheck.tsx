import { css } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'

/** Marks the swatch of a chosen color. On a disc of its own it is visible on every color, white and yellow included. */
export function SwatchCheck() {
  return (
    <span className={disc}>
      <Icon name="check" size={16} />
    </span>
  )
}

const disc = css({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: 'full',
  bg: 'rgb(0 0 0 / .6)',
  color: '#fff',
})
