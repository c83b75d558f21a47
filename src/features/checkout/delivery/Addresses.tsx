import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import {
  addressBookSelectors,
  type AddressBookRef,
} from '#machines/flows/address-book/address-book.machine.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { AddressText } from '#src/features/addresses/shared/AddressText.tsx'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RadioCard, radioCards } from '#src/ui/RadioCard.tsx'

const words = delivery.addresses

type Props = {
  book: AddressBookRef
  /** The selected address is being submitted. */
  isSubmitting: boolean
}

/** The addresses of the customer; one of them is selected. */
export function Addresses({ book, isSubmitting }: Props) {
  const addresses = useSelector(book, addressBookSelectors.addresses)
  const list = useLostFocus(addresses.length)
  const selectedId = useSelector(book, addressBookSelectors.selectedId)
  return (
    <div ref={list} className={part} inert={isSubmitting}>
      <div className={head}>
        <h3 className={css({ textStyle: 'h3' })}>{words.title}</h3>
        <Button
          look="tonal"
          size="sm"
          icon="plus"
          onClick={() => book.send({ type: 'creation.requested' })}
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
              checked={address.id === selectedId}
              onChange={() => book.send({ type: 'address.chosen', addressId: address.id })}
              title={address.title}
              text={<AddressText address={address} />}
              end={<Actions book={book} address={address} />}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Actions({ book, address }: { book: AddressBookRef; address: Address }) {
  const { id: addressId, title } = address
  return (
    <span className={actions}>
      <IconButton
        icon="edit"
        label={words.edit(title)}
        onClick={() => book.send({ type: 'edit.requested', addressId })}
      />
      <IconButton
        icon="trash"
        label={words.remove(title)}
        onClick={() => book.send({ type: 'removal.requested', addressId })}
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
