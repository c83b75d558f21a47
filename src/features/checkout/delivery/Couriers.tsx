import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { delivery as words } from '#i18n/fa/delivery.ts'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import type { ShippingMethod } from '#machines/flows/delivery/delivery.types.ts'
import { ShippingPrice } from '#src/features/checkout/Summary.tsx'
import { PromisedDate } from '#src/goods/PromisedDate.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RadioCard, radioCards } from '#src/ui/RadioCard.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useMethodChoice } from './use-method-choice.ts'

/** The couriers that deliver to the selected address, each with its price and date. */
export function Couriers({ delivery }: { delivery: DeliveryRef }) {
  const couriers = useSelector(delivery, deliverySelectors.couriers)
  return (
    <div className={part}>
      <h3 className={css({ textStyle: 'h3' })}>{words.couriers}</h3>
      {couriers !== null && couriers.length > 0 ? (
        <div role="radiogroup" aria-label={words.couriers} className={radioCards}>
          {couriers.map((method) => (
            <Courier key={method.id} delivery={delivery} method={method} />
          ))}
        </div>
      ) : (
        <NoCouriers delivery={delivery} />
      )}
    </div>
  )
}

/** They are on their way, need an address, were not received, or there are none. */
function NoCouriers({ delivery }: { delivery: DeliveryRef }) {
  const couriers = useSelector(delivery, deliverySelectors.couriers)
  const addressId = useSelector(delivery, deliverySelectors.addressId)
  const failure = useSelector(delivery, deliverySelectors.failure)
  if (addressId === null) return <p className={hint}>{words.couriersNeedAddress}</p>
  if (couriers !== null) return <Note tone="warn">{words.noCouriers}</Note>
  if (failure !== null) return null
  return (
    <div role="status" aria-busy aria-label={words.couriersListing} className={radioCards}>
      <Skeleton height="72px" radius="12px" />
      <Skeleton height="72px" radius="12px" />
    </div>
  )
}

function Courier({ delivery, method }: { delivery: DeliveryRef; method: ShippingMethod }) {
  const choice = useMethodChoice(delivery, method.id)
  return (
    <RadioCard
      {...choice}
      title={method.name}
      aside={<ShippingPrice method={method} />}
      text={
        <>
          <span className={date}>
            <PromisedDate promised={method} isInPerson={false} />
          </span>
          {method.description}
        </>
      }
    />
  )
}

const part = css({ display: 'grid', gap: '4' })
const hint = css({ textStyle: 'body', color: 'text-2' })
const date = css({ display: 'block', color: 'ok-text', fontWeight: '600' })
