import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import {
  address,
  courierCart,
  lostNetwork,
  otherAddress,
  pickupCart,
} from '#machines/testing/fixtures.ts'
import type { DeliveryContext } from '#machines/flows/delivery/delivery.machine.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { appears } from '#stories/support/appears.ts'
import { standing, type Child } from '#stories/support/actor-in-state.ts'

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
export const ChoosingReady: Story = { args: { state: 'choosing.ready' } }
/** The courier is chosen and an address is marked. */
export const ChoosingReadyByCourier: Story = {
  args: { state: 'choosing.ready', context: { cart: courierCart } },
  tags: ['beside-the-states'],
}
export const ChoosingReadyWithoutAddress: Story = {
  args: {
    state: 'choosing.ready',
    context: { cart: courierCart, addresses: [], addressId: null, subject: null },
  },
  tags: ['beside-the-states'],
}
export const ChoosingReadyByPickup: Story = {
  args: { state: 'choosing.ready', context: { cart: pickupCart, tab: 'presence' } },
  tags: ['beside-the-states'],
}
export const ChoosingMethodFailed: Story = { args: { state: 'choosing.methodFailed' } }
export const ChoosingAddressFailed: Story = { args: { state: 'choosing.addressFailed' } }
export const ChoosingRemovalFailed: Story = { args: { state: 'choosing.removalFailed' } }
export const SavingMethod: Story = { args: { state: 'savingMethod' } }
export const SubmittingAddress: Story = { args: { state: 'submittingAddress' } }
export const FillingAddress: Story = { args: { state: 'fillingAddress' }, play: appears('dialog') }
export const ConfirmingRemoval: Story = {
  args: { state: 'confirmingRemoval' },
  play: appears('alertdialog'),
}
export const RemovingAddress: Story = { args: { state: 'removingAddress' } }

const form: Record<string, Child> = {
  addressForm: { model: addressFormModel, state: 'editing.ready' },
}

const chosen = {
  tab: 'post',
  addresses: [address, otherAddress],
  addressId: address.id,
  subject: address,
}

type At = { state: string; context?: Partial<DeliveryContext> }

function DeliveryAt({ state, context: given }: At) {
  const context = { ...(state.startsWith('load') ? {} : chosen), ...given }
  const children = state === 'fillingAddress' ? form : {}
  const delivery = { model: deliveryModel, state, context, children }
  const [actor] = useState(() =>
    standing(checkoutModel, { state: 'shopping.delivery', children: { delivery } }),
  )
  return <Step actor={actor} />
}
