import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { staffDeeds as words } from '#i18n/fa/staff-deeds.ts'
import {
  staffDeedSelectors as selectors,
  type StaffDeedActor,
} from '#machines/flows/staff-deed/staff-deed.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { deedText } from './deed-text.ts'

/** Asks for the text of what a member of staff is about to do. Each change goes to the flow at once. */
export function DeedDialog({ flow }: { flow: StaffDeedActor }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const isBusy = useSelector(flow, selectors.isBusy)
  const isRefused = useSelector(flow, selectors.isRefused)
  const isMissing = useSelector(flow, selectors.isTextMissing)
  const deed = useSelector(flow, selectors.deed)
  const text = useSelector(flow, selectors.text)
  const failure = useSelector(flow, selectors.failure)
  if (deed === null) return null
  const its = deedText(deed)
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flow.send({ type: 'deed.confirmed', key: newKey() })
  }
  const retry = () => flow.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={its.title} alert>
      <form className={stack} onSubmit={confirm} noValidate>
        <TextArea
          label={its.label}
          hint={its.hint}
          error={isMissing ? its.missing : undefined}
          rows={4}
          maxLength={its.maxLength}
          value={text}
          readOnly={isBusy || failure !== null}
          onChange={({ target }) => flow.send({ type: 'draft.changed', text: target.value })}
        />
        <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        {isRefused && <p className={css({ textStyle: 'small' })}>{words.kept}</p>}
        <FormFoot
          confirm={its.confirm}
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
