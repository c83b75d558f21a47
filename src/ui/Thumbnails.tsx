import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Picture } from './Picture.tsx'

type Props = {
  items: readonly { id: number; src: string; title: string; count: number }[]
  /** How many more goods there are, without a picture. */
  others?: number
}

/** Small pictures of goods in a row, with the quantities above one. */
export function Thumbnails({ items, others = 0 }: Props) {
  return (
    <ul className={row}>
      {items.map(({ id, src, title, count }) => (
        <li key={id} className={item}>
          <Picture src={src} alt={title} width={72} height={80} sizes="72px" className={picture} />
          {count > 1 && (
            <span className={badge}>
              <span className={css({ srOnly: true })}>{ui.quantity} </span>
              {toPersianDigits(count)}
            </span>
          )}
        </li>
      ))}
      {others > 0 && <li className={rest}>{ui.otherGoods(toPersianDigits(others))}</li>}
    </ul>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const item = css({
  position: 'relative',
  padding: '4px',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'plate',
})
const rest = css({ alignSelf: 'center', textStyle: 'small', color: 'text-2' })
const picture = css({ width: '60px', height: '68px' })
const badge = css({
  position: 'absolute',
  insetBlockEnd: '-6px',
  insetInlineStart: '-6px',
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInline: '6px',
  borderRadius: 'full',
  bg: 'text',
  color: 'bg',
  textStyle: 'caption',
  fontWeight: '700',
  boxShadow: '0 0 0 2px {colors.surface}',
})
