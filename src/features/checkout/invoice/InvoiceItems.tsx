import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { invoice } from '#i18n/fa/invoice.ts'
import { checkoutSelectors, stepPaths } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { LineFacts } from '#src/features/checkout/cart/LineFacts.tsx'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { StepLink } from './StepLink.tsx'
import { Price } from '#src/goods/Price.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Picture } from '#src/ui/Picture.tsx'

const words = invoice.items

/** The items with their prices, and a link back to the cart. */
export function InvoiceItems({ actor }: { actor: CheckoutActor }) {
  const cart = useSelector(actor, checkoutSelectors.cart)
  const canEdit = useSelector(actor, (snapshot) => checkoutSelectors.canGoTo(snapshot, 'cart'))
  return (
    <Panel
      icon="box"
      title={words.title}
      badge={<Badge>{words.count(toPersianDigits(cart.cart_count))}</Badge>}
      action={
        <StepLink href={stepPaths.cart} isOpen={canEdit}>
          {words.edit}
        </StepLink>
      }
    >
      <ul className={css({ containerType: 'inline-size' })}>
        {cart.products.map((line) => (
          <li key={line.price_id} className={item}>
            <Picture
              src={line.image.image}
              alt={line.image.alt_text}
              width={72}
              height={80}
              sizes="72px"
              className={picture}
            />
            <div className={text}>
              <p className={css({ textStyle: 'h4' })}>
                <Bdi>{line.title}</Bdi>
              </p>
              <LineFacts line={line} quantity={words.quantity(toPersianDigits(line.quantity))} />
            </div>
            <Price
              price={line.price * line.quantity}
              newPrice={line.new_price === null ? null : line.new_price * line.quantity}
              align="end"
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const item = css({
  display: 'grid',
  gridTemplateColumns: { base: '72px minmax(0, 1fr)', sm: '72px minmax(0, 1fr) auto' },
  gap: { base: '3', sm: '4' },
  alignItems: { sm: 'center' },
  padding: { base: '4', sm: '5' },
  paddingInline: { sm: '6' },
  // Large text has no room beside the picture.
  '@container (max-width: 16rem)': { gridTemplateColumns: '1fr', '& > *': { gridColumn: '1!' } },
  '& + &': { borderBlockStart: '1px solid {colors.border}' },
  '& > :last-child': { gridColumn: { base: '2', sm: 'auto' } },
})
const picture = css({ width: '72px', height: '80px', borderRadius: 'md', bg: 'plate' })
const text = css({ display: 'grid', gap: '1' })
