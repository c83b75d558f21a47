import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { notificationPermissionModel } from '#machines/flows/notification-permission/notification-permission.model.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { NotificationQuestion } from '#src/features/notifications/shared/NotificationQuestion.tsx'
import { NotificationSettings } from '#src/features/notifications/shared/NotificationSettings.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/notification-permission',
  component: NotificationPermissionAt,
} satisfies Meta<typeof NotificationPermissionAt>

export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = { args: { state: 'reading' } }
export const ReadingFailed: Story = { args: { state: 'readingFailed' } }
export const Unsupported: Story = { args: { state: 'unsupported' } }
export const Undecided: Story = { args: { state: 'undecided' } }
export const Dismissed: Story = { args: { state: 'dismissed' } }
export const Requesting: Story = { args: { state: 'requesting' } }
export const Denied: Story = { args: { state: 'denied' } }
export const Granted: Story = { args: { state: 'granted' } }
export const Subscribing: Story = { args: { state: 'subscribing' } }
export const SubscribingFailed: Story = { args: { state: 'subscribingFailed' } }
export const Subscribed: Story = { args: { state: 'subscribed' } }
export const Unsubscribing: Story = { args: { state: 'unsubscribing' } }
export const UnsubscribingFailed: Story = { args: { state: 'unsubscribingFailed' } }

/** The card that asks, as after an alert, above the switch of the settings. */
function NotificationPermissionAt({ state }: { state: string }) {
  const failure = state.endsWith('Failed') ? lostNetwork.failure : null
  const [flow] = useState(() =>
    actorInState(notificationPermissionModel, { state, context: { isWanted: true, failure } }),
  )
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <NotificationQuestion flow={flow} />
      <NotificationSettings flow={flow} />
    </div>
  )
}
