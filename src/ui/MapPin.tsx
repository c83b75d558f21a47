import { css } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'

/** Points at the middle of the map that it lies on; the map below it still takes the pointer. */
export function MapPin() {
  return <Icon name="pin" size={40} className={pin} />
}

const pin = css({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -100%',
  color: 'brand',
  '--icon-ground': '#ffffff',
  pointerEvents: 'none',
})
