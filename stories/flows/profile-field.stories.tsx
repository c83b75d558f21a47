import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { profileFieldModel } from '#machines/flows/profile-field/profile-field.model.ts'
import type { ProfilePart } from '#machines/flows/profile-field/profile-field.machine.ts'
import { profile } from '#machines/testing/fixtures.ts'
import { LegalForm } from '#src/features/profile/fields/LegalForm.tsx'
import { PersonalFields } from '#src/features/profile/fields/PersonalFields.tsx'
import { appears } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/profile-field',
  component: ProfileFieldAt,
  play: appears('dialog'),
  parameters: { frame: 'piece', path: '/profile' },
} satisfies Meta<typeof ProfileFieldAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' }, play: async () => undefined }
export const Editing: Story = { args: { state: 'editing' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Refused: Story = { args: { state: 'refused' } }
export const EditingTheName: Story = {
  args: { state: 'editing', part: 'name' },
  tags: ['state-variant'],
}
export const EditingTheCode: Story = {
  args: { state: 'editing', part: 'code' },
  tags: ['state-variant'],
}
export const EditingTheCard: Story = {
  args: { state: 'editing', part: 'card' },
  tags: ['state-variant'],
}
export const EditingTheBirthdate: Story = {
  args: { state: 'editing', part: 'birthdate' },
  tags: ['state-variant'],
}
export const EditingLegalInformation: Story = {
  args: { state: 'editing', part: 'legal' },
  tags: ['state-variant'],
  play: async () => undefined,
}

type Props = { state: string; part?: ProfilePart }

function ProfileFieldAt({ state, part = 'job' }: Props) {
  const [flow] = useState(() => actorInState(profileFieldModel, { state, context: { part } }))
  if (part === 'legal') return <LegalForm flow={flow} profile={profile} />
  return <PersonalFields flow={flow} profile={profile} />
}
