import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const AddressForm = lazyPart(
  () => import('#src/features/addresses/shared/AddressForm.tsx').then((m) => m.AddressForm),
  { waiting: <Skeleton height="480px" /> },
)

/** The dialogs of step 2: a new address, a changed one, and the question before one is removed. */
export function AddressDialogs({ delivery }: { delivery: DeliveryRef }) {
  const form = useSelector(delivery, deliverySelectors.addressForm)
  const isEditing = useSelector(delivery, (snapshot) => snapshot.context.subject !== null)
  return (
    <>
      <Dialog
        look="full"
        open={form !== undefined}
        onClose={() => form?.send({ type: 'dismissed' })}
        title={isEditing ? words.form.editTitle : words.form.createTitle}
      >
        {form !== undefined && <AddressForm form={form} />}
      </Dialog>
      <Removal delivery={delivery} />
    </>
  )
}

function Removal({ delivery }: { delivery: DeliveryRef }) {
  const asked = useSelector(delivery, deliverySelectors.asked)
  const dismiss = () => delivery.send({ type: 'dismissed' })
  return (
    <Dialog
      open={asked !== null}
      onClose={dismiss}
      alert
      title={words.removal.title}
      foot={
        <>
          <Button look="danger" onClick={() => delivery.send({ type: 'change.confirmed' })}>
            {words.removal.yes}
          </Button>
          <Button look="line" onClick={dismiss}>
            {checkout.cancel}
          </Button>
        </>
      }
    >
      {words.removal.question(asked?.title ?? '')}
    </Dialog>
  )
}
