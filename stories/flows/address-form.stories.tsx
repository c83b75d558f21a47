import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { delivery } from '#i18n/fa/delivery.ts'
import { map } from '#i18n/fa/map.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { locationPickerModel } from '#machines/flows/location-picker/location-picker.model.ts'
import { address, city, lostNetwork } from '#machines/testing/fixtures.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { appears, hasField, says } from '#stories/support/appears.ts'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/address-form',
  component: AddressFormAt,
  play: appears('dialog'),
  parameters: { frame: 'checkout', path: '/cart/send-methods' },
} satisfies Meta<typeof AddressFormAt>

export default meta
type Story = StoryObj<typeof meta>

/** The form waits for the profile, whose name it offers as the receiver's. */
const filled = hasField(delivery.form.name)

export const LoadingProvinces: Story = { args: { state: 'loadingProvinces' } }
export const ProvincesFailed: Story = { args: { state: 'provincesFailed' } }
export const EditingWithoutProvince: Story = {
  args: { state: 'editing.withoutProvince' },
  play: filled,
}
export const EditingLoadingCities: Story = {
  args: { state: 'editing.loadingCities' },
  play: filled,
}
export const EditingCitiesFailed: Story = { args: { state: 'editing.citiesFailed' }, play: filled }
export const EditingReady: Story = { args: { state: 'editing.ready' }, play: filled }
export const EditingSaveFailed: Story = { args: { state: 'editing.saveFailed' }, play: filled }
export const Picking: Story = { args: { state: 'picking' }, play: says(map.title) }
export const Saving: Story = { args: { state: 'saving' }, play: filled }

function AddressFormAt({ state }: { state: string }) {
  const isFilled = /ready|saveFailed|saving|picking/.test(state)
  const context = {
    ...(isFilled && { address, cities: [city] }),
    ...(/Failed/.test(state) && { failure: lostNetwork.failure }),
  }
  const locationPicker = { model: locationPickerModel, state: 'unplaced' }
  const children: Record<string, Child> = state === 'picking' ? { locationPicker } : {}
  const addressForm = { model: addressFormModel, state, context, children }
  const addressBook = { model: addressBookModel, state: 'fillingForm', children: { addressForm } }
  const delivery = { model: deliveryModel, state: 'open.choosing.ready', children: { addressBook } }
  const [actor] = useState(() =>
    actorInState(checkoutModel, { state: 'shopping.delivery', children: { delivery } }),
  )
  return <Step actor={actor} />
}
