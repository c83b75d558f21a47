import { useRef, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { staffModeration } from '#i18n/fa/staff-moderation.ts'
import {
  decisionTextLimit,
  staffDecisionSelectors as selectors,
  type StaffDecisionActor,
} from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { useHeld } from '#staff/app/unsaved.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const words = staffModeration.dialog

/** Asks for the reason of a rejection or the text of an answer, and says why a decision was not made. */
export function DecisionDialog({ actor }: { actor: StaffDecisionActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isMissing = useSelector(actor, selectors.isTextMissing)
  const isRefused = useSelector(actor, selectors.isRefused)
  const { kind = 'approve', isWaiting = false } = useSelector(actor, selectors.decision) ?? {}
  const replyHint = isWaiting ? `${words.textHint} ${words.waitingHint}` : words.textHint
  const failure = useSelector(actor, selectors.failure)
  const edits = useEditedFields()
  useHeld({ isSaving: isBusy, isUnsaved: isOpen && (edits.isEdited || failure !== null) })
  const draft = useSelector(actor, selectors.draft)
  const form = useRef<HTMLFormElement>(null)
  const dismiss = () =>
    actor.send({
      type: 'dialog.dismissed',
      ...(form.current !== null && { text: textIn(new FormData(form.current), 'text') }),
    })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    actor.send({
      type: 'decision.confirmed',
      text: textIn(new FormData(event.currentTarget), 'text'),
    })
  }
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words[kind]} alert>
      <form ref={form} className={stack} onSubmit={confirm} onChange={edits.onChange} noValidate>
        {kind !== 'approve' && (
          <CountedArea
            label={kind === 'reply' ? words.text : words.reason}
            hint={kind === 'reply' ? replyHint : words.reasonHint}
            error={edits.errorOf('text', isMissing ? words.missing : undefined)}
            name="text"
            defaultValue={draft}
            rows={kind === 'reply' ? 5 : 3}
            maxLength={decisionTextLimit(kind)}
            readOnly={isBusy || failure !== null}
          />
        )}
        <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        <FormFoot
          confirm={isWaiting ? words.confirmWaiting : words.confirm[kind]}
          words={words}
          isBusy={isBusy}
          canConfirm={failure === null}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
