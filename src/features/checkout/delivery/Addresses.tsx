import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import { AddressText } from '#src/features/addresses/shared/AddressText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RadioCard, radioCards } from '#src/ui/RadioCard.tsx'

const words = delivery.addresses

/** The addresses of the customer; one of them is marked. */
export function Addresses({ delivery: actor }: { delivery: DeliveryRef }) {
  const addresses = useSelector(actor, deliverySelectors.addresses)
  const marked = useSelector(actor, deliverySelectors.addressId)
  return (
    <div className={part}>
      <div className={head}>
        <h3 className={css({ textStyle: 'h3' })}>{words.title}</h3>
        <Button
          look="tonal"
          size="sm"
          icon="plus"
          onClick={() => actor.send({ type: 'address.creationAsked' })}
        >
          {words.add}
        </Button>
      </div>
      {addresses.length === 0 ? (
        <Note icon="pin">{words.none}</Note>
      ) : (
        <div role="radiogroup" aria-label={words.title} className={radioCards}>
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="address"
              checked={address.id === marked}
              onChange={() => actor.send({ type: 'address.selected', addressId: address.id })}
              title={address.title}
              text={<AddressText address={address} />}
              end={<Actions delivery={actor} address={address} />}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Actions({ delivery: actor, address }: { delivery: DeliveryRef; address: Address }) {
  const { id: addressId, title } = address
  return (
    <span className={actions}>
      <IconButton
        icon="edit"
        label={words.edit(title)}
        onClick={() => actor.send({ type: 'address.editAsked', addressId })}
      />
      <IconButton
        icon="trash"
        label={words.remove(title)}
        onClick={() => actor.send({ type: 'address.removalAsked', addressId })}
      />
    </span>
  )
}

const part = css({ display: 'grid', gap: '4' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
})
const actions = css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' } })
