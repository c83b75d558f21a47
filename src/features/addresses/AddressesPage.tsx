import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { account } from '#i18n/fa/account.ts'
import { delivery } from '#i18n/fa/delivery.ts'
import { css } from '#styled/css/index.js'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { addressesQuery } from './addresses.queries.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { accountHeading } from '#src/features/account/shared/account-heading.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PinScene } from '#src/ui/scenes/PinScene.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { AddressText } from './shared/AddressText.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

const words = account.addresses

export const addressesPage: PageDefinition = { load: loadAddresses, Page: AddressesPage }

async function loadAddresses({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(addressesQuery(api)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

type Asked = { to: 'create' } | { to: 'edit' | 'remove'; address: Address }

/** Where the customer's orders go. */
function AddressesPage() {
  const { data: addresses } = useSuspenseQuery(addressesQuery(useApi()))
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const add = (
    <Button look="tonal" icon="plus" onClick={() => setAsked({ to: 'create' })}>
      {delivery.addresses.add}
    </Button>
  )
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.addresses} index={false} />
      <div className={head}>
        <h1 className={accountHeading} tabIndex={-1}>
          {words.title}
        </h1>
        {addresses.length > 0 && add}
      </div>
      {addresses.length === 0 ? (
        <EmptyState scene={<PinScene />} title={words.empty} text={words.emptyText} actions={add} />
      ) : (
        <ul className={list}>
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {(asked?.to === 'create' || asked?.to === 'edit') && (
        <AddressDialog address={asked.to === 'edit' ? asked.address : null} onClose={close} />
      )}
      <RemovalDialog address={asked?.to === 'remove' ? asked.address : null} onClose={close} />
    </AccountFrame>
  )
}

type RowProps = { address: Address; onAsk: (asked: Asked) => void }

function AddressRow({ address, onAsk }: RowProps) {
  const { edit, remove } = delivery.addresses
  return (
    <li className={row}>
      <div className={text}>
        <h2 className={css({ textStyle: 'label', color: 'text' })}>{address.title}</h2>
        <AddressText address={address} />
      </div>
      <IconButton
        icon="edit"
        label={edit(address.title)}
        onClick={() => onAsk({ to: 'edit', address })}
      />
      <IconButton
        icon="trash"
        label={remove(address.title)}
        onClick={() => onAsk({ to: 'remove', address })}
      />
    </li>
  )
}

const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockEnd: '4',
  '& > h1': { marginBlockEnd: '0' },
})
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
