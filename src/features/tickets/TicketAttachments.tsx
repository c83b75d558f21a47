import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { newTicketLimits } from '#api/limits.ts'
import { css } from '#styled/css/index.js'
import { flowNames, otherFlows } from '#i18n/fa/support-report.ts'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { recordedSteps } from '#walks/recording/recorder.ts'
import { readRecording, recordingWithin } from '#walks/recording/recording.ts'
import type { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { FilesField } from '#src/features/attachments/shared/FilesField.tsx'
import { number } from '#src/lib/format.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
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
export const recordLastSteps = () => recordingWithin(recordedSteps(), newTicketLimits.report)

/** Files, and the report of the last steps: what is in it can be read, and it is sent only if the customer wants it. */
export function TicketAttachments({ flow, files, record }: AttachmentProps) {
  const chosen = useSelector(flow, selectors.files)
  const { report } = useSelector(flow, selectors.draft)
  const [fresh] = useState(record)
  const recording = report ?? fresh
  const isHydrated = useHydrated()
  return (
    <>
      <FilesField
        files={chosen}
        store={files}
        onAdd={(files) => flow.send({ type: 'files.added', files })}
        onRemove={(key) => flow.send({ type: 'file.removed', key })}
      />
      {isHydrated && recording !== null && (
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
              <p className={small}>{words.reportText}</p>
              <p className={small}>{contentsOf(report)}</p>
              <details className={small}>
                <summary className={summary}>{words.reportWhole}</summary>
                <TextArea label={words.reportLabel} value={report} rows={6} dir="ltr" readOnly />
              </details>
            </>
          )}
        </div>
      )}
    </>
  )
}

function contentsOf(report: string): string {
  const steps = readRecording(report)?.steps ?? []
  const names = new Set(steps.map(({ machine }) => flowNames[machine] ?? otherFlows))
  const parts = [...names].join('، ')
  return steps.length === 1
    ? words.reportStep(parts)
    : words.reportSteps(number(steps.length), parts)
}

const small = css({ textStyle: 'small', color: 'text-2' })
const summary = css({ minHeight: 'tap', alignContent: 'center', cursor: 'pointer' })
