import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery } from '#i18n/fa/delivery.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { boughtUnits, totalOfGoods, installmentTerms } from '#machines/flows/cart/cart.ts'
import { CartDialogs } from './CartDialogs.tsx'
import { ChangeFailed } from './ChangeFailed.tsx'
import { CartLines } from './CartLines.tsx'
import { CartOutOfReach, EmptyCart } from './EmptyCart.tsx'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { connectCartEditing } from './connect-cart-editing.ts'
import { OpenOrdersNote } from '#src/features/checkout/OpenOrdersNote.tsx'
import { PendingOrders } from './PendingOrders.tsx'
import { CheckoutFrame, onWideScreens } from '#src/features/checkout/CheckoutFrame.tsx'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { Summary } from '#src/features/checkout/Summary.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = checkout.cart

type Props = {
  editing: CartEditingRef
  /** Why the shopper was redirected here. */
  above?: ReactNode
  /** Where a sign-in leads back to if the session of the customer is over, so that this is a guest's cart. */
  lostPath?: string | null
}

/** Step 1: the lines of the cart and their sums. */
export function CartStep({ editing, above, lostPath = null }: Props) {
  const cart = useSelector(editing, cartEditingSelectors.cart)
  const isEmpty = useSelector(editing, (snapshot) => snapshot.matches('empty'))
  const step = useLostFocus(isEmpty, 'h1')
  useEffect(() => connectCartEditing(editing), [editing])
  const notes = (
    <>
      {above}
      <OpenOrdersNote isLimitReached={!isEmpty && !cart.may_order} />
      <PendingOrders />
    </>
  )
  const empty =
    lostPath === null ? (
      <EmptyCart above={notes} />
    ) : (
      <CartOutOfReach above={notes} path={lostPath} />
    )
  return <div ref={step}>{isEmpty ? empty : <Filled editing={editing} above={notes} />}</div>
}

function Filled({ editing, above }: Pick<Props, 'editing' | 'above'>) {
  const cart = useSelector(editing, cartEditingSelectors.cart)
  const total = totalOfGoods(cart)
  return (
    <>
      <CheckoutFrame
        title={checkout.titles.cart}
        above={above}
        side={
          <>
            <Summary
              title={checkout.summary.title}
              cart={cart}
              withShipping={false}
              total={{ label: checkout.summary.total, value: total }}
              installment={installmentTerms(cart, total)}
              action={
                <div className={onWideScreens}>
                  <NextButton editing={editing} label={words.next} wide />
                </div>
              }
              foot={words.shippingLater}
            />
            <Note icon="bolt">{delivery.sameDay}</Note>
          </>
        }
        bar={{
          label: checkout.summary.total,
          amount: total,
          action: <NextButton editing={editing} label={words.nextShort} />,
        }}
      >
        <ChangeFailed editing={editing} />
        <Panel
          title={words.title}
          badge={<Badge>{words.count(toPersianDigits(cart.cart_count))}</Badge>}
          action={
            cart.products.length > 1 && (
              <Button
                look="danger"
                size="sm"
                icon="trash"
                className={atEdge}
                onClick={() => editing.send({ type: 'clearing.requested' })}
              >
                <span className={onLargerScreens}>{words.clear}</span>
              </Button>
            )
          }
        >
          <CartLines editing={editing} />
        </Panel>
      </CheckoutFrame>
      <CartDialogs editing={editing} />
    </>
  )
}

/** On phones only the icon fits next to the heading. */
const onLargerScreens = css({ srOnly: { base: true, sm: false } })
/** Icon or word end where the panel's content does. */
const atEdge = css({
  gap: { base: '0!', sm: '10px!' },
  paddingInline: { base: '3!', sm: '4!' },
  marginInlineEnd: { base: '-3', sm: '-4' },
})

type NextProps = { editing: CartEditingRef; label: string; wide?: boolean }

/** Where nothing of the cart can be bought it leads no further, but still says why (CART-47). */
function NextButton({ editing, label, wide }: NextProps) {
  const isBusy = useSelector(editing, cartEditingSelectors.isNextBusy)
  const canBuy = useSelector(editing, (snapshot) => boughtUnits(snapshot.context.cart) > 0)
  return (
    <Button
      wide={wide}
      look={canBuy ? 'primary' : 'line'}
      iconEnd="arrow"
      busy={isBusy}
      onClick={() => editing.send({ type: 'next.pressed' })}
    >
      {label}
    </Button>
  )
}
