import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { passwordFormModel } from '#machines/flows/password-form/password-form.model.ts'
import { profile } from '#machines/testing/fixtures.ts'
import { fieldList } from '#src/features/profile/fields/FieldRow.tsx'
import { PasswordRowAt } from '#src/features/profile/password/PasswordRow.tsx'
import { appears } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/password-form',
  component: PasswordFormAt,
  play: appears('dialog'),
  parameters: { frame: 'piece', path: '/profile' },
} satisfies Meta<typeof PasswordFormAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' }, play: async () => undefined }
export const Editing: Story = { args: { state: 'editing' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Refused: Story = { args: { state: 'refused' } }
export const EditingTheFirst: Story = {
  args: { state: 'editing', isFirst: true },
  tags: ['state-variant'],
}

function PasswordFormAt({ state, isFirst = false }: { state: string; isFirst?: boolean }) {
  const [flow] = useState(() => actorInState(passwordFormModel, { state }))
  return (
    <dl className={fieldList}>
      <PasswordRowAt flow={flow} profile={{ ...profile, has_set_password: !isFirst }} />
    </dl>
  )
}
