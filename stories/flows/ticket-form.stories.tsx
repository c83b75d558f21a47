import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { tickets } from '#i18n/fa/tickets.ts'
import { ticketFormModel } from '#machines/flows/ticket-form/ticket-form.model.ts'
import { savedFiles } from '#machines/kernel/attachments.ts'
import { ticket, upload } from '#machines/testing/fixtures.ts'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { NewTicketAt } from '#src/features/tickets/NewTicket.tsx'
import { ReplyAt } from '#src/features/tickets/Reply.tsx'
import { appears, field } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/ticket-form',
  component: TicketFormAt,
  play: appears('dialog'),
  parameters: { frame: 'piece', path: '/ticket' },
} satisfies Meta<typeof TicketFormAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' }, play: async () => undefined }
export const OpenEditing: Story = { args: { state: 'open.editing' } }
export const OpenFailed: Story = { args: { state: 'open.failed' } }
export const SendingUploading: Story = { args: { state: 'sending.uploading' } }
export const SendingWriting: Story = { args: { state: 'sending.writing' } }
/** Leaves the empty title, so that the form says what is missing. */
export const OpenWithoutTitle: Story = {
  args: { state: 'open.editing', isEmpty: true },
  tags: ['state-variant'],
  play: async () => {
    const title = await field(tickets.form.subject)
    title.focus()
    screen.getByLabelText(tickets.form.text).focus()
  },
}
/** The page was loaded again: the chosen picture was lost. */
export const OpenAfterReload: Story = {
  args: { state: 'open.editing', isReloaded: true },
  tags: ['state-variant'],
}
export const OpenReply: Story = {
  args: { state: 'open.editing', isReply: true },
  tags: ['state-variant'],
  play: async () => undefined,
}
export const OpenReplyFailed: Story = {
  args: { state: 'open.failed', isReply: true },
  tags: ['state-variant'],
  play: async () => undefined,
}

const draft = {
  title: 'فاکتور رسمی برای شرکت',
  category: 1,
  text: 'برای سفارش آخرم فاکتور رسمی به نام شرکت می‌خواهم.',
  report: null,
}
const empty = { title: '', category: null, text: '', report: null }
const picture = { key: 'a', name: 'IMG_2041.jpg', kind: 'image', bytes: 900_000 } as const

const record = () => '{"format":"flow-recording","version":1,"steps":[]}'

type Props = { state: string; isReply?: boolean; isEmpty?: boolean; isReloaded?: boolean }

function TicketFormAt({ state, isReply = false, isEmpty = false, isReloaded = false }: Props) {
  const [store] = useState(() => new FileStore('/api/ticket/v3/ticket-file/'))
  const [flow] = useState(() => {
    const isSent = !isReloaded && !/uploading/.test(state)
    const chosen = [{ ...picture, upload: isSent ? upload : null, failure: null }]
    const files = isReloaded ? savedFiles(chosen) : chosen
    const filled = state !== 'closed' && !isEmpty
    return actorInState(ticketFormModel, {
      state,
      context: {
        ticketId: isReply ? ticket.id : null,
        ...(filled && { draft, files }),
        ...(isEmpty && { draft: empty, files: [] }),
      },
    })
  })
  return isReply ? (
    <ReplyAt flow={flow} files={store} record={record} status="CLOSED" />
  ) : (
    <NewTicketAt flow={flow} files={store} record={record} />
  )
}
