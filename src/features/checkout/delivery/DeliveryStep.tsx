import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
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
  useEffect(() => connectDelivery(delivery), [delivery])
  useEffect(() => book && connectAddressBook(book, queryClient), [book, queryClient])
  const total = cart.totals.total_amount
  return (
    <>
      <CheckoutFrame
        title={checkout.titles.delivery}
        above={<RedirectNotice actor={actor} />}
        side={
          <>
            <Summary
              title={checkout.summary.title}
              cart={cart}
              withShipping
              total={{ label: checkout.summary.payable, value: total }}
              action={
                <div className={onWideScreens}>
                  <Continue delivery={delivery} />
                </div>
              }
            />
            <Note icon="bolt">{words.sameDay}</Note>
          </>
        }
        bar={{
          label: checkout.summary.payable,
          amount: total,
          action: <Continue delivery={delivery} />,
        }}
      >
        <DeliveryFailure delivery={delivery} />
        {book !== undefined && <AddressBookFailure book={book} />}
        {!isLoadFailed && (
          <Panel icon="truck" title={words.method}>
            <Methods delivery={delivery} />
          </Panel>
        )}
      </CheckoutFrame>
      {book !== undefined && <AddressDialogs book={book} place="checkout" />}
    </>
  )
}

function Continue({ delivery }: { delivery: DeliveryRef }) {
  const isMethodChosen = useSelector(delivery, deliverySelectors.isMethodChosen)
  const canContinue = useSelector(delivery, deliverySelectors.canContinue)
  const isSubmitting = useSelector(delivery, deliverySelectors.isSubmitting)
  return (
    <Button
      wide
      disabled={!canContinue && !isSubmitting}
      busy={isSubmitting}
      busyLabel={words.confirmBusy}
      onClick={() => delivery.send({ type: 'next.pressed' })}
    >
      {isMethodChosen ? words.confirm : words.selectMethod}
    </Button>
  )
}
