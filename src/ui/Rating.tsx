import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { oneDecimal } from '#src/lib/format.ts'
import { Icon } from './icon/Icon.tsx'

const places = [1, 2, 3, 4, 5]

/** Stars for a score from 0 to 5, filled to one decimal. */
export function Rating({ score }: { score: number }) {
  const text = oneDecimal(score)
  return (
    <span role="img" aria-label={ui.rating(text)} className={stars}>
      <Row />
      <span className={filled} style={{ inlineSize: `${(score / 5) * 100}%` }}>
        <Row />
      </span>
    </span>
  )
}

function Row() {
  return (
    <span className={row}>
      {places.map((place) => (
        <Icon key={place} name="star" size={18} />
      ))}
    </span>
  )
}

/** Its own width, which a grid or a flex container does not stretch: the filled part is a share of it. */
const stars = css({
  position: 'relative',
  display: 'inline-block',
  width: '90px',
  color: 'border-strong',
})
const row = css({ display: 'flex', width: '90px' })
const filled = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  overflow: 'hidden',
  color: 'star',
})
