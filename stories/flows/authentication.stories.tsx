import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { Step } from '#src/features/authentication/SignIn.tsx'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/authentication',
  component: SignInAt,
  parameters: { frame: 'login', path: '/login' },
} satisfies Meta<typeof SignInAt>

export default meta
type Story = StoryObj<typeof meta>

export const MobileEditing: Story = { args: { state: 'mobile.editing' } }
export const MobileAwaitingNumber: Story = { args: { state: 'mobile.awaitingNumber' } }
export const MobileRefused: Story = { args: { state: 'mobile.refused' } }
export const MobileLimited: Story = { args: { state: 'mobile.limited' } }
export const RequestingCodeFromMobile: Story = { args: { state: 'requestingCode.fromMobile' } }
export const RequestingCodeFromPassword: Story = {
  args: { state: 'requestingCode.fromPassword' },
}
export const Code: Story = { args: { state: 'code' } }
export const PasswordEditing: Story = { args: { state: 'password.editing' } }
export const PasswordSubmitting: Story = { args: { state: 'password.submitting' } }
export const PasswordRefused: Story = { args: { state: 'password.refused' } }
export const PasswordLimited: Story = { args: { state: 'password.limited' } }
export const NewPasswordEditing: Story = { args: { state: 'newPassword.editing' } }
export const NewPasswordSaving: Story = { args: { state: 'newPassword.saving' } }
export const NewPasswordRefused: Story = { args: { state: 'newPassword.refused' } }
export const MergingCart: Story = { args: { state: 'mergingCart' } }

export const MergeFailed: Story = { args: { state: 'mergeFailed' } }

function SignInAt({ state }: { state: string }) {
  const [actor] = useState(() => {
    const context = { resendAt: Date.now() + 90_000, retryAt: Date.now() + 600_000 }
    const code = { model: oneTimeCodeModel, state: 'entering.entry.open.typing', context }
    const children: Record<string, Child> = state === 'code' ? { code } : {}
    return actorInState(authenticationModel, { state, context, children })
  })
  return <Step actor={actor} />
}
