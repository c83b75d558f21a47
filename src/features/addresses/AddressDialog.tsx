import { useQueryClient } from '@tanstack/react-query'
import { delivery } from '#i18n/fa/delivery.ts'
import { createAddressFormActors } from '#machines/flows/address-form/address-form.actors.ts'
import {
  addressFormMachine,
  type Address,
} from '#machines/flows/address-form/address-form.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { addressesQuery } from './addresses.queries.ts'
import { AddressForm } from './shared/AddressForm.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { toast } from '#src/ui/toast.ts'

type Props = {
  /** What is edited; null for a new one. */
  address: Address | null
  onClose: () => void
}

/** The address form for as long as it is open. */
export function AddressDialog({ address, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useFlow(() => ({
    machine: addressFormMachine,
    live: () => addressFormMachine.provide({ actors: createAddressFormActors(api) }),
    input: () => ({ address }),
    listen: (form) => {
      const subscription = form.subscribe({
        complete: () => {
          const saved = form.getSnapshot().output?.saved ?? null
          if (saved !== null) {
            queryClient.setQueryData(addressesQuery(api).queryKey, (known) => put(known, saved))
            toast({ text: address === null ? delivery.addressCreated : delivery.addressChanged })
          }
          onClose()
        },
      })
      return () => subscription.unsubscribe()
    },
  }))
  return (
    <Dialog
      look="full"
      open
      onClose={() => form.send({ type: 'dismissed' })}
      title={address === null ? delivery.form.createTitle : delivery.form.editTitle}
    >
      <AddressForm form={form} />
    </Dialog>
  )
}

/** The list with an address in its place, or at the end when it is new. */
function put(known: Address[] | undefined, saved: Address): Address[] {
  const others = known ?? []
  return others.some(({ id }) => id === saved.id)
    ? others.map((each) => (each.id === saved.id ? saved : each))
    : [...others, saved]
}
