import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { questionForm as words } from '#i18n/fa/questions.ts'
import { questionFormModel } from '#machines/flows/question-form/question-form.model.ts'
import { draftName } from '#machines/flows/question-form/draft.ts'
import { askedQuestion } from '#machines/testing/fixtures.ts'
import { QuestionDialog } from '#src/features/questions/form/QuestionDialog.tsx'
import { appears, field } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/question-form',
  component: QuestionFormAt,
  play: appears('dialog'),
  parameters: { frame: 'piece', path: '/products/iphone-17-pro' },
} satisfies Meta<typeof QuestionFormAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' }, play: async () => undefined }
export const EditingResting: Story = { args: { state: 'editing.resting' } }
export const EditingFailed: Story = { args: { state: 'editing.failed' } }
export const SignInNeeded: Story = { args: { state: 'signInNeeded' } }
export const Sending: Story = { args: { state: 'sending' } }
export const SentWaiting: Story = { args: { state: 'sent.waiting' } }
export const SentPublished: Story = { args: { state: 'sent.published', isAnswer: true } }
export const EditingAnswer: Story = {
  args: { state: 'editing.resting', isAnswer: true, signedIn: true },
  tags: ['state-variant'],
}
export const SentWaitingAnswer: Story = {
  args: { state: 'sent.waiting', isAnswer: true },
  tags: ['state-variant'],
}
/** Focuses the text, and leaves it empty. */
export const EditingWithoutText: Story = {
  args: { state: 'editing.resting', text: '' },
  tags: ['state-variant'],
  play: async () => {
    const text = await field(words.text.question)
    text.focus()
    text.blur()
  },
}

type At = { state: string; text?: string; isAnswer?: boolean; signedIn?: boolean }

function QuestionFormAt({
  state,
  text = 'با شارژر ۳۰ وات قدیمی هم سریع شارژ می‌شود؟',
  isAnswer = false,
  signedIn,
}: At) {
  const [flow] = useState(() => {
    const { id, text: asked } = askedQuestion
    const question = isAnswer ? { id, text: asked } : null
    const drafts = state.startsWith('sent') ? {} : { [draftName(question)]: { text, key: null } }
    return actorInState(questionFormModel, {
      state,
      context: { question, drafts, ...(signedIn !== undefined && { signedIn }) },
    })
  })
  return <QuestionDialog flow={flow} returnTo="/products/iphone-17-pro" />
}
