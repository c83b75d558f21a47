import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import type { StockAlertsContext } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { stockAlertsModel } from '#machines/flows/stock-alerts/stock-alerts.model.ts'
import {
  AvailabilityButton,
  DiscountBell,
} from '#src/features/stock-alerts/shared/AlertButtons.tsx'
import { StockAlertDialog } from '#src/features/stock-alerts/shared/AlertDialog.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/stock-alerts',
  component: StockAlertsAt,
} satisfies Meta<typeof StockAlertsAt>

export default meta
type Story = StoryObj<typeof meta>

const active = { notifiers: { availability: [11], discount: [11] } }

export const Guest: Story = { args: { state: 'guest' } }
export const Reading: Story = { args: { state: 'reading' } }
export const Unknown: Story = { args: { state: 'unknown' } }
export const Ready: Story = { args: { state: 'ready' } }
export const Choosing: Story = { args: { state: 'choosing' } }
export const Setting: Story = { args: { state: 'setting' } }
export const SettingFailed: Story = {
  args: { state: 'settingFailed', context: { failure: lostNetwork.failure } },
}
export const Removing: Story = { args: { state: 'removing', context: active } }

export const Active: Story = {
  args: { state: 'ready', context: active },
  tags: ['state-variant'],
}

export const RemovingDiscount: Story = {
  args: { state: 'removing', context: { ...active, wish: { type: 'discount', priceId: 11 } } },
  tags: ['state-variant'],
}

function StockAlertsAt({
  state,
  context,
}: {
  state: string
  context?: Partial<StockAlertsContext>
}) {
  const [flow] = useState(() => actorInState(stockAlertsModel, { state, context }))
  return (
    <>
      <DiscountBell flow={flow} priceId={11} />
      <AvailabilityButton flow={flow} priceId={11} />
      <StockAlertDialog flow={flow} variants={[{ id: 11, color_name: 'آبی' }]} />
    </>
  )
}
