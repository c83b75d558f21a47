import { useSelector } from '@xstate/react'
import { addressLine, displayAddress } from '#domain/address.ts'
import { css } from '#styled/css/index.js'
import { useShop } from '#src/lib/ShopContext.tsx'
import { branches, whenReady } from '#i18n/fa/branches.ts'
import { invoice } from '#i18n/fa/invoice.ts'
import { checkoutSelectors, stepPaths } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { StepLink } from './StepLink.tsx'
import { shippingText } from '#src/features/checkout/Summary.tsx'
import { PromisedDate, promisedDateLabel } from '#src/goods/PromisedDate.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Fact } from '#src/ui/Fact.tsx'

const words = invoice.delivery

/** How the order is delivered, with a link back to change it. */
export function DeliverySummary({ actor }: { actor: CheckoutActor }) {
  const { delivery_method: method } = useSelector(actor, checkoutSelectors.cart)
  const canChange = useSelector(actor, (snapshot) =>
    checkoutSelectors.canGoTo(snapshot, 'delivery'),
  )
  return (
    <Panel
      icon="truck"
      title={words.title}
      action={
        <StepLink href={stepPaths.delivery} isOpen={canChange}>
          {words.change}
        </StepLink>
      }
    >
      <dl className={facts}>
        {method?.is_in_person === true ? (
          <PickupFacts name={method.name} />
        ) : (
          <AddressFacts actor={actor} />
        )}
        {method !== null && (
          <Fact label={words.method}>
            {method.name}، {shippingText(method)}
          </Fact>
        )}
        {method !== null && (
          <Fact label={promisedDateLabel(method.is_in_person)}>
            <PromisedDate promised={method} isInPerson={method.is_in_person} />
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

function AddressFacts({ actor }: { actor: CheckoutActor }) {
  const address = useSelector(actor, checkoutSelectors.address)
  if (address === null) return null
  return (
    <>
      <Fact label={words.address}>
        {displayAddress(addressLine(address.province_name, address.city_name, address.address))}
      </Fact>
      <Fact label={words.receiver}>
        {address.receiver_first_name} {address.receiver_last_name}،{' '}
        <bdi dir="ltr">{phoneNumber(address.receiver_phone_number)}</bdi>
      </Fact>
    </>
  )
}

/** A branch is recognized by its name (DELV-22); an unknown one is shown by the name alone. */
function PickupFacts({ name }: { name: string }) {
  const shop = useShop()
  const branch = Object.values(branches).find((each) => each.name === name)
  return (
    <>
      <Fact label={words.branch}>
        {branch === undefined ? name : (branch.address ?? shop.place)}
      </Fact>
      <Fact label={words.receiver}>{words.pickedUp}</Fact>
      {branch !== undefined && (
        <Fact label={words.hours}>
          {branch.hours ?? shop.hours}
          <span className={hint}>{whenReady}</span>
        </Fact>
      )}
    </>
  )
}

const hint = css({ display: 'block', textStyle: 'small', color: 'text-2', fontWeight: '400' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
  padding: { base: '4', sm: '6' },
})
