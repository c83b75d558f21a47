import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { discountPercent } from '#domain/price.ts'
import { css, cva, type RecipeVariantProps } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'

type Props = RecipeVariantProps<typeof amount> & {
  /** Tomans; the list price. */
  price: number
  /** The offer's price, if there is one. */
  newPrice?: number | null
  /** Shown in the first line if there is no discount. */
  note?: string
  /** Keeps the first line's height even without a discount, so that prices of a row share one baseline. */
  reserve?: boolean
  /** `endOnWide`: at the start on phones, where it is below a title, and at the end on wide screens. */
  align?: 'start' | 'end' | 'endOnWide'
}

/** A price: first the discount and the old price, then the current one. */
export function Price({ price, newPrice = null, note, size, reserve = false, align }: Props) {
  const percent = discountPercent(price, newPrice)
  return (
    <span className={box({ align })}>
      {(percent > 0 || reserve || note !== undefined) && (
        <span className={offer}>
          {percent === 0 && note}
          {percent > 0 && (
            <>
              <Percent value={percent} />
              <del className={old}>
                <span className={css({ srOnly: true })}>{ui.oldPrice} </span>
                {formatToman(price)}
              </del>
            </>
          )}
        </span>
      )}
      <Amount value={percent > 0 && newPrice !== null ? newPrice : price} size={size} />
    </span>
  )
}

type AmountProps = RecipeVariantProps<typeof amount> & { value: number; unit?: string }

/** An amount in the font weight of a price, with its unit: tomans, if no other is given. */
export function Amount({ value, size, unit = ui.toman }: AmountProps) {
  return (
    <span className={amount({ size })}>
      {formatToman(value)}
      <span className={unitStyle}>{unit}</span>
    </span>
  )
}

/** A discount in whole percent on red. */
export function Percent({ value }: { value: number }) {
  return <span className={percentage}>{toPersianDigits(value)}٪</span>
}

const box = cva({
  base: { display: 'flex', flexDirection: 'column', gap: '2px' },
  variants: {
    align: {
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      endOnWide: { alignItems: { base: 'flex-start', sm: 'flex-end' } },
    },
  },
  defaultVariants: { align: 'start' },
})
const offer = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '22px',
  textStyle: 'caption',
  color: 'text-2',
})
const old = css({ textStyle: 'small', color: 'text-3' })
const unitStyle = css({ textStyle: 'micro', color: 'text-2', letterSpacing: 'normal' })
const percentage = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '36px',
  minHeight: '22px',
  paddingInline: '6px',
  borderRadius: 'xs',
  bg: 'sale',
  color: 'on-sale',
  fontSize: '12px',
  fontWeight: '700',
  lineHeight: '1.25rem',
})
const amount = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1',
    color: 'text',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      xl: { textStyle: 'price-xl' },
      lg: { textStyle: 'price-lg' },
      md: { textStyle: 'price' },
      sm: { textStyle: 'price-sm' },
    },
  },
  defaultVariants: { size: 'md' },
})
