import { useSelector } from '@xstate/react'
import { staffImports as words } from '#i18n/fa/staff-imports.ts'
import {
  staffImportSelectors as selectors,
  type StaffImportActor,
} from '#machines/flows/staff-import/staff-import.machine.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { FlowView } from '#staff/app/FlowView.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number } from '#src/lib/format.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { DryRun } from './DryRun.tsx'
import { SheetChoice } from './SheetChoice.tsx'

/** Takes a sheet, shows what it would change or what is wrong with it, and applies it. */
export function ImportDesk({ actor }: { actor: StaffImportActor }) {
  const view = useSelector(actor, selectors.view)
  const canChoose = useSelector(actor, selectors.canChoose)
  const isMapping = useSelector(actor, selectors.isMapping)
  const isConflict = useSelector(actor, selectors.isConflict)
  const canRetry = useSelector(actor, selectors.canRetry)
  const canClose = useSelector(actor, selectors.canClose)
  const canDismiss = useSelector(actor, selectors.canDismiss)
  const check = useSelector(actor, selectors.check)
  const result = useSelector(actor, selectors.result)
  const failure = useSelector(actor, selectors.failure)
  return (
    <FlowView name={view} className={stack}>
      <Progress actor={actor} />
      {canChoose && <SheetChoice actor={actor} />}
      {isMapping && <ColumnsForm actor={actor} />}
      {check !== null && <DryRun actor={actor} check={check} />}
      {result !== null && (
        <Note tone="ok" role="status">
          {words.done(number(result.changed))}
        </Note>
      )}
      {isConflict ? (
        <Note tone="warn" role="alert">
          {words.conflict}
        </Note>
      ) : (
        <FailureNote
          failure={failure}
          onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
        />
      )}
      <div className={row}>
        {isConflict && (
          <Button icon="refresh" onClick={() => actor.send({ type: 'check.requested' })}>
            {words.check.again}
          </Button>
        )}
        {result !== null && <ButtonLink href={paths.products}>{words.products}</ButtonLink>}
        {canClose && (
          <Button
            look="line"
            icon="close"
            onClick={() => actor.send({ type: 'failure.dismissed' })}
          >
            {words.close}
          </Button>
        )}
        {canDismiss && (
          <Button look="line" onClick={() => actor.send({ type: 'sheet.dismissed' })}>
            {words.another}
          </Button>
        )}
      </div>
    </FlowView>
  )
}

/** What the server is doing with the sheet. */
function Progress({ actor }: { actor: StaffImportActor }) {
  const name = useSelector(actor, selectors.name)
  const isUploading = useSelector(actor, selectors.isUploading)
  const isChecking = useSelector(actor, selectors.isChecking)
  return (
    <div role="status" className={css({ '&:empty': { display: 'none' } })}>
      {isUploading && name !== null && <Note icon="hourglass">{words.uploading(name)}</Note>}
      {isChecking && name !== null && <Note icon="hourglass">{words.checking(name)}</Note>}
    </div>
  )
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
})
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '&:empty': { display: 'none' } })
