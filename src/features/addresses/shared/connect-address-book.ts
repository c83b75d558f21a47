import type { QueryClient } from '@tanstack/react-query'
import { delivery as words } from '#i18n/fa/delivery.ts'
import type { AddressBookRef } from '#machines/flows/address-book/address-book.machine.ts'
import type { AddressBookEmitted } from '#machines/flows/address-book/address-book.types.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * Writes each new list to the cache and shows the toasts (DELV-82 to DELV-84).
 * @returns unsubscribes
 */
export function connectAddressBook(book: AddressBookRef, queryClient: QueryClient): () => void {
  const subscription = book.on('*', ({ type, addresses }) => {
    queryClient.setQueryData(queryKeys.addresses, addresses)
    const text = messages[type]
    if (text !== null) toast({ text, tone: 'ok' })
  })
  return () => subscription.unsubscribe()
}

const messages: Record<AddressBookEmitted['type'], string | null> = {
  'address.created': words.addressCreated,
  'address.changed': words.addressChanged,
  'address.deleted': words.addressDeleted,
  'addresses.reloaded': null,
}
