import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { contentFaults } from '#domain/content.ts'
import { staffContentModel } from '#machines/flows/staff-content/staff-content.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { faqOf, lostNetwork, staffContent } from '#machines/testing/fixtures.ts'
import { ContentView } from '#staff/content/ContentPage.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-content',
  component: StaffContentAt,
  parameters: { path: '/staff/content/faq' },
} satisfies Meta<typeof StaffContentAt>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { state: 'loading' } }
export const LoadFailed: Story = { args: { state: 'loadFailed' } }
export const EditingSettled: Story = { args: { state: 'editing.settled' } }
export const EditingTyping: Story = { args: { state: 'editing.typing' } }
export const EditingKeeping: Story = { args: { state: 'editing.keeping' } }
export const EditingKeepFailed: Story = { args: { state: 'editing.keepFailed' } }
export const EditingRestoreFailed: Story = { args: { state: 'editing.restoreFailed' } }
export const EditingFaulty: Story = { args: { state: 'editing.faulty' } }
export const EditingRefused: Story = { args: { state: 'editing.refused' } }
export const RestoringReading: Story = { args: { state: 'restoring.reading' } }
export const RestoringSaving: Story = { args: { state: 'restoring.saving' } }
export const Changing: Story = { args: { state: 'changing' } }
export const ChangeFailed: Story = { args: { state: 'changeFailed' } }
export const Merging: Story = { args: { state: 'merging' } }

const { published } = staffContent
const typed = faqOf('گارانتی')
const atFirst = faqOf('پرداخت')
const faulty = faqOf(' ')

function StaffContentAt({ state }: { state: string }) {
  const { failure } =
    state === 'editing.refused' ? new ProblemError('validation_failed') : lostNetwork
  const isLoading = state.startsWith('load')
  const body = state === 'editing.faulty' ? faulty : typed
  const context = {
    content: isLoading ? null : staffContent,
    base: isLoading ? null : state === 'merging' ? atFirst : published,
    body: isLoading ? null : state === 'editing.settled' ? published : body,
    choices: { '/categories/پرداخت/title': 'mine' as const },
    kind: 'publish' as const,
    version: 2,
    faults: contentFaults(body),
    failure,
  }
  const [actor] = useState(() => actorInState(staffContentModel, { state, context }))
  return <ContentView actor={actor} />
}
