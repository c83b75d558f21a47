import { useSelector } from '@xstate/react'
import { staffMessages as words } from '#i18n/fa/staff-messages.ts'
import {
  staffMessageSelectors as selectors,
  type StaffMessageActor,
} from '#machines/flows/staff-message/staff-message.machine.ts'
import { css } from '#styled/css/index.js'
import { FlowView } from '#staff/app/FlowView.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { DraftForm } from './DraftForm.tsx'
import { DraftPreview } from './DraftPreview.tsx'

type Props = { actor: StaffMessageActor }

/** Renders the current state of a message. */
export function MessageAt({ actor }: Props) {
  const isWriting = useSelector(actor, selectors.isWriting)
  const isSent = useSelector(actor, selectors.isSent)
  const view = isWriting ? 'draft' : isSent ? 'sent' : 'preview'
  return (
    <FlowView name={view}>
      {view === 'draft' && <DraftForm actor={actor} />}
      {view === 'preview' && <DraftPreview actor={actor} />}
      {view === 'sent' && (
        <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
          <Note tone="ok" role="status">
            {words.sent}
          </Note>
          <Button look="line" onClick={() => actor.send({ type: 'message.left' })}>
            {words.next}
          </Button>
        </div>
      )}
    </FlowView>
  )
}
