import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
import {
  addressBookSelectors,
  type AddressBookRef,
} from '#machines/flows/address-book/address-book.machine.ts'
import type { AddressPlace } from './address-values.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { RemovalDialog } from '#src/ui/RemovalDialog.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const AddressForm = lazyPart(() => import('./AddressForm.tsx').then((m) => m.AddressForm), {
  waiting: <Skeleton height="480px" />,
})

/** The dialogs of the address book: the form, and the confirmation before an address is removed. */
export function AddressDialogs({ book, place }: { book: AddressBookRef; place: AddressPlace }) {
  const form = useSelector(book, addressBookSelectors.addressForm)
  const subject = useSelector(book, addressBookSelectors.subject)
  const addresses = useSelector(book, addressBookSelectors.addresses)
  return (
    <>
      <Dialog
        look="full"
        open={form !== undefined}
        onClose={() => form?.send({ type: 'dialog.dismissed' })}
        title={subject === null ? words.form.createTitle : words.form.editTitle}
      >
        {form !== undefined && (
          <AddressForm
            form={form}
            place={place}
            title={addresses.length === 0 ? words.form.firstTitle : ''}
          />
        )}
      </Dialog>
      <Removal book={book} />
    </>
  )
}

function Removal({ book }: { book: AddressBookRef }) {
  const asked = useSelector(book, addressBookSelectors.asked)
  return (
    <RemovalDialog
      open={asked !== null}
      title={words.removal.title}
      confirm={words.removal.yes}
      cancel={checkout.cancel}
      onConfirm={() => book.send({ type: 'removal.confirmed' })}
      onCancel={() => book.send({ type: 'dialog.dismissed' })}
    >
      {words.removal.question(asked?.title ?? '')}
    </RemovalDialog>
  )
}
