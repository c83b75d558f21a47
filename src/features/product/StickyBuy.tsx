import { useEffect, useState } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { useCartQuantity } from '#src/features/checkout/shared/use-cart-quantity.ts'
import { Price } from '#src/goods/Price.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { stockState, type Variant } from './product-view.ts'

/** On wide screens, while the buy box is out of sight: the price and the button, which submits the form of the box. */
export function StickyBuy({ variant }: { variant: Variant }) {
  const inCart = useCartQuantity(variant.id)
  const isAway = useBoxAway()
  if (!isAway || stockState(variant.quantity) === 'soldOut') return null
  return (
    <div className={row}>
      <Price price={variant.price} newPrice={variant.new_price} align="end" />
      {inCart > 0 ? (
        <ButtonLink href={paths.cart} look="tonal" size="sm" icon="cart">
          {words.seeCart}
        </ButtonLink>
      ) : (
        <Button type="submit" form="buy" size="sm" icon="cart">
          {words.addToCart}
        </Button>
      )}
    </div>
  )
}

function useBoxAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const box = document.getElementById('buy')
    if (box === null) return
    const observer = new IntersectionObserver(([entry]) =>
      setIsAway(entry !== undefined && !entry.isIntersecting),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return isAway
}

const row = css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '4' })
