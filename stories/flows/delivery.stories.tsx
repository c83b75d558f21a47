import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import {
  address,
  courier,
  courierCart,
  eastBranch,
  lostNetwork,
  otherAddress,
  otherCourier,
  pickupCart,
} from '#machines/testing/fixtures.ts'
import type { DeliveryContext } from '#machines/flows/delivery/delivery.types.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/delivery',
  component: DeliveryAt,
  parameters: { frame: 'checkout', path: '/cart/send-methods' },
} satisfies Meta<typeof DeliveryAt>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { state: 'loading' } }
export const LoadFailed: Story = {
  args: { state: 'loadFailed', context: { failure: lostNetwork.failure } },
}
export const OpenChoosingReady: Story = { args: { state: 'open.choosing.ready' } }
/** The courier is chosen and an address is selected. */
export const OpenChoosingReadyByCourier: Story = {
  args: { state: 'open.choosing.ready', context: { cart: courierCart } },
  tags: ['state-variant'],
}
export const OpenChoosingReadyWithoutAddress: Story = {
  args: {
    state: 'open.choosing.ready',
    context: { couriers: null, addresses: [], addressId: null },
  },
  tags: ['state-variant'],
}
export const OpenChoosingReadyByPickup: Story = {
  args: { state: 'open.choosing.ready', context: { cart: pickupCart, tab: 'presence' } },
  tags: ['state-variant'],
}
export const OpenChoosingMethodFailed: Story = { args: { state: 'open.choosing.methodFailed' } }
export const OpenChoosingCouriersFailed: Story = {
  args: { state: 'open.choosing.couriersFailed', context: { couriers: null } },
}
export const OpenChoosingAddressFailed: Story = { args: { state: 'open.choosing.addressFailed' } }
export const OpenListingCouriers: Story = {
  args: { state: 'open.listingCouriers', context: { couriers: null } },
}
export const OpenChoosingReadyWithoutCouriers: Story = {
  args: { state: 'open.choosing.ready', context: { couriers: [] } },
  tags: ['state-variant'],
}
export const OpenSavingMethod: Story = { args: { state: 'open.savingMethod' } }
export const OpenSubmittingAddress: Story = { args: { state: 'open.submittingAddress' } }

const chosen = {
  tab: 'post',
  couriers: [courier, otherCourier],
  branches: [eastBranch],
  addresses: [address, otherAddress],
  addressId: address.id,
} as const

type At = { state: string; context?: Partial<DeliveryContext> }

function DeliveryAt({ state, context: given }: At) {
  const isOpen = state.startsWith('open')
  const context = { ...(isOpen ? chosen : {}), ...given }
  const { addresses, addressId: selectedId } = context
  const addressBook: Child = {
    model: addressBookModel,
    state: 'browsing.ready',
    context: { addresses, selectedId },
  }
  const delivery = {
    model: deliveryModel,
    state,
    context,
    children: isOpen ? { addressBook } : undefined,
  }
  const [actor] = useState(() =>
    actorInState(checkoutModel, { state: 'shopping.delivery', children: { delivery } }),
  )
  return <Step actor={actor} />
}
