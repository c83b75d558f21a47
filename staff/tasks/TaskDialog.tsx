import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { staffTasks as words } from '#i18n/fa/staff-tasks.ts'
import {
  staffTaskSelectors as selectors,
  taskTextLimits,
  type StaffTaskActor,
} from '#machines/flows/staff-task/staff-task.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { taskText } from './task-text.ts'

/** Asks for the text of what a staff member is about to do. Each change goes to the flow at once. */
export function TaskDialog({ flow }: { flow: StaffTaskActor }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const isBusy = useSelector(flow, selectors.isBusy)
  const isRefused = useSelector(flow, selectors.isRefused)
  const isMissing = useSelector(flow, selectors.isTextMissing)
  const task = useSelector(flow, selectors.task)
  const text = useSelector(flow, selectors.text)
  const failure = useSelector(flow, selectors.failure)
  const edits = useEditedFields()
  if (task === null) return null
  const its = taskText(task)
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    flow.send({ type: 'task.confirmed', key: newKey() })
  }
  const retry = () => flow.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={its.title} alert>
      <form className={stack} onSubmit={confirm} noValidate>
        <CountedArea
          label={its.label}
          hint={its.hint}
          error={isMissing ? its.missing : undefined}
          rows={4}
          maxLength={taskTextLimits[task.kind]}
          value={text}
          readOnly={isBusy || failure !== null}
          onChange={({ target }) => flow.send({ type: 'draft.changed', text: target.value })}
        />
        <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        {isRefused && <p className={css({ textStyle: 'small' })}>{words.kept}</p>}
        <FormFoot
          confirm={its.confirm}
          words={words}
          removes={task.kind === 'articleRemoval'}
          isBusy={isBusy}
          canConfirm={failure === null}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
