import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
import { installmentTerms } from '#machines/flows/cart/cart.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { CheckoutFrame, onWideScreens } from '#src/features/checkout/CheckoutFrame.tsx'
import { AddressBookFailure } from '#src/features/addresses/shared/AddressBookFailure.tsx'
import { AddressDialogs } from '#src/features/addresses/shared/AddressDialogs.tsx'
import { connectAddressBook } from '#src/features/addresses/shared/connect-address-book.ts'
import { DeliveryFailure } from './DeliveryFailure.tsx'
import { connectDelivery } from './connect-delivery.ts'
import { Methods } from './Methods.tsx'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { Summary } from '#src/features/checkout/Summary.tsx'
import { DroppedCode } from '#src/features/checkout/DroppedCode.tsx'
import { RedirectNotice } from '#src/features/checkout/RedirectNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

type Props = { actor: CheckoutActor; delivery: DeliveryRef }

/** Step 2: delivery to an address or pickup at a branch. */
export function DeliveryStep({ actor, delivery }: Props) {
  const cart = useSelector(actor, checkoutSelectors.cart)
  const isLoadFailed = useSelector(delivery, (snapshot) => snapshot.matches('loadFailed'))
  const book = useSelector(delivery, deliverySelectors.addressBook)
  const queryClient = useQueryClient()
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => connectDelivery(delivery), [delivery])
  useEffect(() => book && connectAddressBook(book, queryClient), [book, queryClient])
  const total = {
    label:
      cart.delivery_method === null ? checkout.summary.withoutShipping : checkout.summary.payable,
    value: cart.totals.total_amount,
  }
  return (
    <>
      <CheckoutFrame
        title={checkout.titles.delivery}
        above={
          <>
            <RedirectNotice actor={actor} />
            <DroppedCode actor={actor} />
          </>
        }
        side={
          <>
            <Summary
              title={checkout.summary.title}
              cart={cart}
              withShipping
              total={total}
              installment={installmentTerms(cart, total.value)}
              action={
                <div className={onWideScreens}>
                  <Continue delivery={delivery} onMissing={() => showChoice(ways.current)} />
                </div>
              }
            />
            <Note icon="bolt">{words.sameDay}</Note>
          </>
        }
        bar={{
          label: total.label,
          amount: total.value,
          action: <Continue delivery={delivery} onMissing={() => showChoice(ways.current)} />,
        }}
      >
        <DeliveryFailure delivery={delivery} />
        {book !== undefined && <AddressBookFailure book={book} />}
        {!isLoadFailed && (
          <Panel icon="truck" title={words.method}>
            <div ref={ways}>
              <Methods delivery={delivery} />
            </div>
          </Panel>
        )}
      </CheckoutFrame>
      {book !== undefined && <AddressDialogs book={book} place="checkout" />}
    </>
  )
}

/** Shows what has to be chosen next, in the middle: the bar and a toast cover the edge of a phone. */
function showChoice(ways: HTMLElement | null): void {
  const next =
    ways?.querySelector<HTMLElement>('input[name="shipping-method"]:enabled') ??
    ways?.querySelector<HTMLElement>('[role=tabpanel] button') ??
    ways?.querySelector<HTMLElement>('[role=tab]')
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}

type ContinueProps = {
  delivery: DeliveryRef
  /** Pressed while no way of delivery is chosen. */
  onMissing: () => void
}

/** Unavailable until a method is chosen (DELV-13); a press then leads to the methods, or asks for the address that is missing. */
function Continue({ delivery, onMissing }: ContinueProps) {
  const reasonId = useId()
  const isMethodChosen = useSelector(delivery, deliverySelectors.isMethodChosen)
  const canContinue = useSelector(delivery, deliverySelectors.canContinue)
  const isSubmitting = useSelector(delivery, deliverySelectors.isSubmitting)
  const isBusy = useSelector(delivery, deliverySelectors.isBusy)
  const isAddressMissing = useSelector(delivery, deliverySelectors.isAddressMissing)
  return (
    <>
      {isAddressMissing && (
        <p id={reasonId} className={reason}>
          {words.addressFirst}
        </p>
      )}
      <Button
        wide
        aria-disabled={(!canContinue && !isSubmitting) || undefined}
        aria-describedby={isAddressMissing ? reasonId : undefined}
        busy={isSubmitting}
        busyLabel={words.confirmBusy}
        onClick={() => {
          if (canContinue) delivery.send({ type: 'next.pressed' })
          else if (isAddressMissing) delivery.send({ type: 'address.wanted' })
          else if (!isBusy) onMissing()
        }}
      >
        {isMethodChosen ? words.confirm : words.selectMethod}
      </Button>
    </>
  )
}

/** In the bar of phones it has a line of its own, above the amount and the button. */
const reason = css({
  order: '-1',
  flexBasis: 'full',
  marginBlockEnd: { md: '2' },
  textStyle: 'small',
  color: 'text-2',
})
