import { useSelector } from '@xstate/react'
import { account } from '#i18n/fa/account.ts'
import { delivery } from '#i18n/fa/delivery.ts'
import { css } from '#styled/css/index.js'
import {
  addressBookSelectors,
  type AddressBookRef,
} from '#machines/flows/address-book/address-book.machine.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PinScene } from '#src/ui/scenes/PinScene.tsx'
import { AddressBookFailure } from './shared/AddressBookFailure.tsx'
import { AddressDialogs } from './shared/AddressDialogs.tsx'
import { AddressText } from './shared/AddressText.tsx'

const words = account.addresses

/** The addresses of the account, to add, edit and remove. */
export function AddressBook({ book }: { book: AddressBookRef }) {
  const addresses = useSelector(book, addressBookSelectors.addresses)
  const isBusy = useSelector(book, addressBookSelectors.isBusy)
  const page = useLostFocus(addresses.length, 'h1')
  const add = (
    <Button look="tonal" icon="plus" onClick={() => book.send({ type: 'creation.requested' })}>
      {delivery.addresses.add}
    </Button>
  )
  return (
    <div ref={page}>
      <AccountHeading title={words.title} end={addresses.length > 0 && add} />
      <div className={failure}>
        <AddressBookFailure book={book} />
      </div>
      {addresses.length === 0 ? (
        <EmptyState scene={<PinScene />} title={words.empty} text={words.emptyText} actions={add} />
      ) : (
        <ul className={list} aria-busy={isBusy || undefined}>
          {addresses.map((address) => (
            <AddressRow key={address.id} book={book} address={address} />
          ))}
        </ul>
      )}
      <AddressDialogs book={book} place="account" />
    </div>
  )
}

function AddressRow({ book, address }: { book: AddressBookRef; address: Address }) {
  const { id: addressId, title } = address
  return (
    <li className={row}>
      <div className={text}>
        <h2 className={css({ textStyle: 'label', color: 'text' })}>{title}</h2>
        <AddressText address={address} />
      </div>
      <IconButton
        icon="edit"
        label={delivery.addresses.edit(title)}
        onClick={() => book.send({ type: 'edit.requested', addressId })}
      />
      <IconButton
        icon="trash"
        label={delivery.addresses.remove(title)}
        onClick={() => book.send({ type: 'removal.requested', addressId })}
      />
    </li>
  )
}

const failure = css({ marginBlockEnd: '4', _empty: { display: 'none' } })
const list = css({ display: 'grid', gap: '3' })
const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const text = css({ flex: '1', minWidth: '0', textStyle: 'small', color: 'text-2' })
