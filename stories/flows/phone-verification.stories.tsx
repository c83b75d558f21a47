import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { platform as words } from '#i18n/fa/platform.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { phoneVerificationModel } from '#machines/flows/phone-verification/phone-verification.model.ts'
import { PhoneVerification } from '#src/features/phone-verification/shared/PhoneVerification.tsx'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/phone-verification',
  component: VerificationAt,
  parameters: { path: '/platform' },
} satisfies Meta<typeof VerificationAt>

export default meta
type Story = StoryObj<typeof meta>

export const DetailsEditing: Story = { args: { state: 'details.editing' } }
export const DetailsRefused: Story = { args: { state: 'details.refused' } }
export const DetailsLimited: Story = { args: { state: 'details.limited' } }
export const RequestingCode: Story = { args: { state: 'requestingCode' } }
export const Code: Story = { args: { state: 'code' } }

function VerificationAt({ state }: { state: string }) {
  const [actor] = useState(() => {
    const resendAt = Date.now() + 90_000
    const context = { resendAt, purpose: 'platformSignUp' as const }
    const code: Child = {
      model: oneTimeCodeModel,
      state: 'entering.entry.open.typing',
      context: { resendAt },
    }
    const children: Record<string, Child> = state === 'code' ? { code } : {}
    return actorInState(phoneVerificationModel, { state, context, children })
  })
  return <PhoneVerification actor={actor} title={words.formTitle} text={words.formText} />
}
