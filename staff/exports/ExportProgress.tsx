import { useSelector } from '@xstate/react'
import { staffExports as words } from '#i18n/fa/staff-exports.ts'
import {
  staffExportSelectors as selectors,
  type StaffExportActor,
} from '#machines/flows/staff-export/staff-export.machine.ts'
import { css } from '#styled/css/index.js'
import { momentText } from '#staff/app/moment-text.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number } from '#src/lib/format.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** How far an export is, and its file; an empty live region while there is none. */
export function ExportProgress({ actor }: { actor: StaffExportActor }) {
  const isBroken = useSelector(actor, selectors.isBroken)
  const canRetry = useSelector(actor, selectors.canRetry)
  const canDismiss = useSelector(actor, selectors.canDismiss)
  const isBusy = useSelector(actor, selectors.isBusy)
  const progress = useSelector(actor, selectors.progress)
  const ready = useSelector(actor, selectors.ready)
  const failure = useSelector(actor, selectors.failure)
  const isPending = isBusy && (progress === null || progress.entries_done === 0)
  const hasFoot = isBroken || failure !== null || ready !== null || canDismiss
  return (
    <div className={stack}>
      <div role="status">
        {isPending && <p>{words.waiting}</p>}
        {progress !== null && progress.entries_done > 0 && (
          <p>{words.progress(number(progress.entries_done), number(progress.entries_total))}</p>
        )}
        {progress !== null && <p className={small}>{words.leave}</p>}
        {ready !== null && (
          <p>{words.ready(number(ready.entries_total), momentText(ready.expires_at))}</p>
        )}
      </div>
      {hasFoot && (
        <div role="group" aria-label={words.label} className={foot}>
          {isBroken && (
            <Note tone="warn" role="alert">
              {words.broken}
            </Note>
          )}
          <FailureNote
            failure={failure}
            onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
          />
          <div className={row}>
            {ready !== null && (
              <a
                href={`/api/staff/export/${ready.id}/file/`}
                download
                className={button({ size: 'sm' })}
              >
                {words.download}
              </a>
            )}
            {canDismiss && (
              <Button
                look="ghost"
                size="sm"
                icon="close"
                onClick={() => actor.send({ type: 'export.dismissed' })}
              >
                {words.close}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** Takes no room while there is nothing to say. */
const stack = css({
  display: 'grid',
  '&:has(p, button, a)': { gap: '2', marginBlockEnd: '3' },
})
const foot = css({ display: 'grid', gap: '2' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '&:empty': { display: 'none' } })
const small = css({ textStyle: 'small', color: 'text-2' })
