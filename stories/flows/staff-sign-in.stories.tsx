import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { staffSignInModel } from '#machines/flows/staff-sign-in/staff-sign-in.model.ts'
import { StaffSignInStep } from '#staff/sign-in/StaffSignIn.tsx'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-sign-in',
  component: StaffSignInAt,
  parameters: { path: '/staff' },
} satisfies Meta<typeof StaffSignInAt>

export default meta
type Story = StoryObj<typeof meta>

export const PasswordEditing: Story = { args: { state: 'password.editing' } }
export const PasswordSubmitting: Story = { args: { state: 'password.submitting' } }
export const PasswordRefused: Story = { args: { state: 'password.refused' } }
export const PasswordLimited: Story = { args: { state: 'password.limited' } }
export const RequestingCode: Story = { args: { state: 'requestingCode' } }
export const CodeRefusedFailed: Story = { args: { state: 'codeRefused.failed' } }
export const CodeRefusedLimited: Story = { args: { state: 'codeRefused.limited' } }
export const Code: Story = { args: { state: 'code' } }
export const NewPasswordEditing: Story = { args: { state: 'newPassword.editing' } }
export const NewPasswordSaving: Story = { args: { state: 'newPassword.saving' } }
export const NewPasswordRefused: Story = { args: { state: 'newPassword.refused' } }

function StaffSignInAt({ state }: { state: string }) {
  const [flow] = useState(() => {
    const resendAt = Date.now() + 90_000
    const code: Child = {
      model: oneTimeCodeModel,
      state: 'entering.entry.open.typing',
      context: { resendAt },
    }
    const children: Record<string, Child> = state === 'code' ? { code } : {}
    return actorInState(staffSignInModel, { state, context: { resendAt }, children })
  })
  return <StaffSignInStep flow={flow} />
}
