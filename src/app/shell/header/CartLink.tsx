import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { iconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useCartCount } from '#src/features/checkout/shared/use-cart-count.ts'
import { paths } from '#src/lib/paths.ts'

/** Link to the cart with the number of units in it. */
export function CartLink() {
  const count = useCartCount()
  return (
    <Link
      href={paths.cart}
      className={iconButton({})}
      aria-label={count === 0 ? shell.cart : shell.cartWith(toPersianDigits(count))}
    >
      <Icon name="cart" />
      <CartCount count={count} />
    </Link>
  )
}

/** Badge above the icon; takes no space in the layout. */
export function CartCount({ count }: { count: number }) {
  return count === 0 ? null : (
    <span className={badge} aria-hidden>
      {toPersianDigits(Math.min(count, 99))}
    </span>
  )
}

const badge = css({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '-2px',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'clamp(18px, 1.125rem, 22px)',
  height: 'clamp(18px, 1.125rem, 22px)',
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'sale',
  color: 'on-sale',
  fontSize: 'min(0.6875rem, 14px)',
  fontWeight: '700',
  lineHeight: 'min(1rem, 20px)',
})
