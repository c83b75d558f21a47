import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery } from '#i18n/fa/delivery.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { addressesQuery } from './addresses.queries.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toast.ts'

const words = delivery.removal

type Props = {
  /** What is to go; null while nothing is asked. */
  address: Address | null
  onClose: () => void
}

/** The question before an address is removed. */
export function RemovalDialog({ address, onClose }: Props) {
  const removal = useRemoval(onClose)
  const close = () => {
    removal.reset()
    onClose()
  }
  return (
    <Dialog
      open={address !== null}
      onClose={close}
      alert
      title={words.title}
      foot={
        <>
          <Button
            look="danger"
            busy={removal.isPending}
            onClick={() => address !== null && removal.mutate(address.id)}
          >
            {words.yes}
          </Button>
          <Button look="line" onClick={close}>
            {checkout.cancel}
          </Button>
        </>
      }
    >
      {words.question(address?.title ?? '')}
      {removal.isError && (
        <Note tone="danger" role="alert">
          {delivery.removalFailed}
        </Note>
      )}
    </Dialog>
  )
}

function useRemoval(onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api.DELETE('/profile/user-address/{id}/', { params: { path: { id } } })),
    onSuccess: (_, id) => {
      queryClient.setQueryData(addressesQuery(api).queryKey, (known) =>
        known?.filter((each) => each.id !== id),
      )
      toast({ text: delivery.addressDeleted })
      onDone()
    },
  })
}
