import { useSelector } from '@xstate/react'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import {
  staffWarrantyImportSelectors as selectors,
  type StaffWarrantyImportActor,
} from '#machines/flows/staff-warranty-import/staff-warranty-import.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { FlowView } from '#staff/app/FlowView.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { LinesForm } from './LinesForm.tsx'

const words = staffDevices.import

type Props = { actor: StaffWarrantyImportActor }

/** Renders the current state of the import. */
export function WarrantyImportAt({ actor }: Props) {
  const isWriting = useSelector(actor, selectors.isWriting)
  const isImported = useSelector(actor, selectors.isImported)
  const view = isWriting ? 'lines' : isImported ? 'done' : 'checked'
  return (
    <FlowView name={view}>
      {view === 'lines' && <LinesForm actor={actor} />}
      {view === 'checked' && <Checked actor={actor} />}
      {view === 'done' && <Imported actor={actor} />}
    </FlowView>
  )
}

function Imported({ actor }: Props) {
  const result = useSelector(actor, selectors.result)
  return (
    <div className={stack}>
      <Note tone="ok" role="status">
        {words.done(number(result?.codes ?? 0))}
      </Note>
      <div>
        <Button look="line" onClick={() => actor.send({ type: 'import.left' })}>
          {words.next}
        </Button>
      </div>
    </div>
  )
}

function Checked({ actor }: Props) {
  const check = useSelector(actor, selectors.check)
  const canImport = useSelector(actor, selectors.canImport)
  const canCheckAgain = useSelector(actor, selectors.canCheckAgain)
  const canRetry = useSelector(actor, selectors.canRetry)
  const isBusy = useSelector(actor, selectors.isBusy)
  const failure = useSelector(actor, selectors.failure)
  if (check === null) return null
  const count = number(check.lines)
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <div className={stack}>
      {canImport && (
        <Note tone="ok" role="status">
          {words.checked(count)}
        </Note>
      )}
      <ul className={stack}>
        {check.products.map(({ sku, title, codes }) => (
          <li key={sku} className={css({ overflowWrap: 'anywhere' })}>
            {words.codesOf(title, number(codes))}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} onRetry={canRetry ? retry : undefined} />
      <div className={formActions}>
        {canImport && (
          <Button
            busy={isBusy}
            busyLabel={words.importing}
            onClick={() => actor.send({ type: 'import.confirmed', key: newKey() })}
          >
            {words.confirm(count)}
          </Button>
        )}
        {canCheckAgain && (
          <Button onClick={() => actor.send({ type: 'check.requested' })}>
            {words.checkAgain}
          </Button>
        )}
        <Button look="line" disabled={isBusy} onClick={() => actor.send({ type: 'import.left' })}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

const stack = css({ display: 'grid', gap: '4' })
