import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { invoice } from '#i18n/fa/invoice.ts'
import { checkoutSelectors, stepPaths } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Thumbnails } from '#src/ui/Thumbnails.tsx'
import { textLink } from '#src/ui/text-link.ts'

const words = invoice.items

/** Pictures of the items, with a link back to the cart. */
export function InvoiceItems({ actor }: { actor: CheckoutActor }) {
  const cart = useSelector(actor, checkoutSelectors.cart)
  const canEdit = useSelector(actor, (snapshot) => checkoutSelectors.canGoTo(snapshot, 'cart'))
  return (
    <Panel
      icon="box"
      title={words.title}
      badge={<Badge>{words.count(toPersianDigits(cart.cart_count))}</Badge>}
      action={
        canEdit && (
          <Link href={stepPaths.cart} className={textLink}>
            {words.edit}
          </Link>
        )
      }
    >
      <div className={css({ padding: { base: '4', sm: '6' } })}>
        <Thumbnails
          items={cart.products.map((line) => ({
            id: line.price_id,
            src: line.image.image,
            title: line.title,
            count: line.quantity,
          }))}
        />
      </div>
    </Panel>
  )
}
