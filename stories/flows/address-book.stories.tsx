import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { delivery } from '#i18n/fa/delivery.ts'
import type { AddressBookContext } from '#machines/flows/address-book/address-book.types.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { address, goneAddress, lostNetwork, otherAddress } from '#machines/testing/fixtures.ts'
import { AddressBook } from '#src/features/addresses/AddressBook.tsx'
import { appears, hasField } from '#stories/support/appears.ts'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/address-book',
  component: AddressBookAt,
  parameters: { path: '/account/addresses' },
} satisfies Meta<typeof AddressBookAt>

export default meta
type Story = StoryObj<typeof meta>

export const BrowsingReady: Story = { args: { state: 'browsing.ready' } }
export const BrowsingReadyEmpty: Story = {
  args: { state: 'browsing.ready', context: { addresses: [], selectedId: null } },
  tags: ['state-variant'],
}
export const BrowsingRemovalFailed: Story = {
  args: { state: 'browsing.removalFailed', context: { failure: lostNetwork.failure } },
}
export const BrowsingRemovalRejected: Story = {
  args: { state: 'browsing.removalRejected', context: { failure: goneAddress.failure } },
}
export const BrowsingReloadFailed: Story = {
  args: { state: 'browsing.reloadFailed', context: { failure: lostNetwork.failure } },
}
export const FillingForm: Story = {
  args: { state: 'fillingForm' },
  play: hasField(delivery.form.name),
}
export const ConfirmingRemoval: Story = {
  args: { state: 'confirmingRemoval' },
  play: appears('alertdialog'),
}
export const Removing: Story = { args: { state: 'removing' } }
export const Reloading: Story = { args: { state: 'reloading' } }
const form: Record<string, Child> = {
  addressForm: { model: addressFormModel, state: 'editing.ready' },
}
const known = { addresses: [address, otherAddress], selectedId: address.id, subject: address }

type At = { state: string; context?: Partial<AddressBookContext> }

function AddressBookAt({ state, context }: At) {
  const children = state === 'fillingForm' ? form : {}
  const [book] = useState(() =>
    actorInState(addressBookModel, { state, context: { ...known, ...context }, children }),
  )
  return <AddressBook book={book} />
}
