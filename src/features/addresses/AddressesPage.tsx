import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { account } from '#i18n/fa/account.ts'
import { createAddressBookActors } from '#machines/flows/address-book/address-book.actors.ts'
import { addressBookMachine } from '#machines/flows/address-book/address-book.machine.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { AddressBook } from './AddressBook.tsx'
import { addressesQuery } from './addresses.queries.ts'
import { connectAddressBook } from './shared/connect-address-book.ts'

export const addressesPage: PageDefinition = { load: loadAddresses, Page: AddressesPage }

async function loadAddresses({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(addressesQuery(api)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

function AddressesPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: addresses } = useSuspenseQuery(addressesQuery(api))
  const book = useFlow(() => ({
    machine: addressBookMachine,
    live: () => addressBookMachine.provide({ actors: createAddressBookActors(api) }),
    input: () => ({ addresses, selectedId: null }),
    listen: (book) => connectAddressBook(book, queryClient),
  }))
  return (
    <AccountFrame>
      <Head title={account.addresses.title} canonical={paths.addresses} index={false} />
      <AddressBook book={book} />
    </AccountFrame>
  )
}
