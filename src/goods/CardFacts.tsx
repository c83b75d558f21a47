import { toPersianDigits } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { CardProduct } from './card-product.ts'
import type { CardLook } from './CardHeartContext.tsx'

/** The first colors of a product as dots, and the number of the others. */
export function CardColors({ colors, look }: Pick<CardProduct, 'colors'> & { look: CardLook }) {
  const more = colors.length - 3
  return (
    <span
      className={dots({ look })}
      role="img"
      aria-label={ui.colors(colors.map((c) => c.name).join('، '))}
    >
      {colors.slice(0, 3).map(({ code, name }) => (
        <span key={name} className={dot} style={{ background: code }} />
      ))}
      {more > 0 && <span dir="ltr">+{toPersianDigits(more)}</span>}
    </span>
  )
}

/** The facts that distinguish products whose titles begin the same. */
export function CardFacts({ facts, look }: Pick<CardProduct, 'facts'> & { look: CardLook }) {
  return (
    <ul className={factRow({ look })}>
      {facts.slice(0, 3).map((fact) => (
        <li key={fact.property_icon} className={factItem} title={fact.label}>
          <Icon name={factIcons[fact.property_icon]} size={16} label={fact.label} />
          <span aria-hidden>{fact.text}</span>
        </li>
      ))}
    </ul>
  )
}

const factIcons = {
  camera: 'camera',
  memory: 'memory',
  battery: 'battery',
  storage: 'storage',
  display: 'display',
  power: 'bolt',
} as const

const dots = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    height: 'max(24px, 1.5rem)',
    paddingInline: '3',
    textStyle: 'micro',
    color: 'text-3',
  },
  variants: { look: { vertical: {}, horizontal: { smDown: { justifyContent: 'center' } } } },
})
const dot = css({
  width: '12px',
  height: '12px',
  borderRadius: 'full',
  border: '1px solid {colors.border-strong}',
})
const factRow = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    // What does not fit is left out whole.
    height: 'max(28px, 1.75rem)',
    overflow: 'hidden',
    color: 'text-2',
    textStyle: 'caption',
  },
  variants: {
    look: {
      vertical: {},
      horizontal: {
        height: { base: 'auto', sm: 'max(28px, 1.75rem)' },
        maxHeight: { base: 'max(56px, 3.5rem)', sm: 'none' },
      },
    },
  },
})
const factItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: 'max(28px, 1.75rem)',
  whiteSpace: 'nowrap',
})
