import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { reportLength } from '#domain/ticket.ts'
import { css } from '#styled/css/index.js'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { recordedSteps } from '#walks/recording/recorder.ts'
import { recordingWithin } from '#walks/recording/recording.ts'
import type { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { FilesField } from '#src/features/attachments/shared/FilesField.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

const words = tickets.form

export type AttachmentProps = {
  flow: TicketFormActor
  files: FileStore
  /** The recording of the last steps; null if there are none. */
  record: () => string | null
}

/** As many of the last steps as a report may have. */
export const recordLastSteps = () => recordingWithin(recordedSteps(), reportLength)

/** Files, and the report of the last steps, which is shown in full and sent only if the customer wants it. */
export function TicketAttachments({ flow, files, record }: AttachmentProps) {
  const chosen = useSelector(flow, selectors.files)
  const { report } = useSelector(flow, selectors.draft)
  const [recording] = useState(record)
  return (
    <>
      <FilesField
        files={chosen}
        store={files}
        onAdd={(files) => flow.send({ type: 'files.added', files })}
        onRemove={(key) => flow.send({ type: 'file.removed', key })}
      />
      {recording !== null && (
        <div className={css({ display: 'grid', gap: '2' })}>
          <Checkbox
            checked={report !== null}
            onChange={({ target }) =>
              flow.send({
                type: 'draft.changed',
                change: { report: target.checked ? recording : null },
              })
            }
          >
            {words.report}
          </Checkbox>
          {report !== null && (
            <>
              <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.reportText}</p>
              <TextArea label={words.reportLabel} value={report} rows={6} dir="ltr" readOnly />
            </>
          )}
        </div>
      )}
    </>
  )
}
