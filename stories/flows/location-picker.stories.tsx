import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { LocationPickerContext } from '#machines/flows/location-picker/location-picker.machine.ts'
import { locationPickerModel } from '#machines/flows/location-picker/location-picker.model.ts'
import { lostNetwork, mapAddress, mapPlace, noMap, point } from '#machines/testing/fixtures.ts'
import { LocationDialog } from '#src/features/addresses/shared/map/LocationDialog.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { appears } from '#stories/support/appears.ts'

const meta = {
  title: 'flows/location-picker',
  component: LocationPickerAt,
  play: appears('dialog'),
  parameters: { frame: 'checkout', path: '/cart/send-methods' },
} satisfies Meta<typeof LocationPickerAt>

export default meta
type Story = StoryObj<typeof meta>

const known = { point, address: mapAddress }

export const Unplaced: Story = { args: { state: 'unplaced' } }
export const Resolving: Story = { args: { state: 'resolving', context: { point } } }
export const Resolved: Story = { args: { state: 'resolved', context: known } }
export const Unresolved: Story = {
  args: { state: 'unresolved', context: { point, failure: noMap.failure } },
}
export const Searching: Story = { args: { state: 'searching', context: known } }
export const Found: Story = { args: { state: 'found', context: { places: [mapPlace] } } }
export const NothingFound: Story = { args: { state: 'nothingFound', context: known } }
export const SearchFailed: Story = {
  args: { state: 'searchFailed', context: { point, failure: lostNetwork.failure } },
}
export const Locating: Story = { args: { state: 'locating' } }
export const PositionDenied: Story = { args: { state: 'positionDenied' } }
export const PositionUnknown: Story = {
  args: { state: 'positionUnknown', context: { failure: lostNetwork.failure } },
}

type At = { state: string; context?: Partial<LocationPickerContext> }

function LocationPickerAt({ state, context }: At) {
  const [picker] = useState(() => actorInState(locationPickerModel, { state, context }))
  return <LocationDialog picker={picker} />
}
