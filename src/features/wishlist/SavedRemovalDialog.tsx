import { useSelector } from '@xstate/react'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import {
  savedRemovalSelectors as selectors,
  type SavedRemovalActor,
} from '#machines/flows/saved-removal/saved-removal.machine.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Note } from '#src/ui/Note.tsx'
import { RemovalDialog } from '#src/ui/RemovalDialog.tsx'

const words = account.saved

/** Asks before a product is removed from the wishlist, and says when it could not be. */
export function SavedRemovalDialog({ flow }: { flow: SavedRemovalActor }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const isRemoving = useSelector(flow, selectors.isRemoving)
  const item = useSelector(flow, selectors.item)
  const failure = useSelector(flow, selectors.failure)
  return (
    <RemovalDialog
      open={isOpen}
      title={words.removal}
      confirm={words.confirm}
      cancel={words.cancel}
      busy={isRemoving}
      busyLabel={words.removing}
      onConfirm={() => flow.send({ type: 'removal.confirmed' })}
      onCancel={() => flow.send({ type: 'dialog.dismissed' })}
    >
      <div className={css({ display: 'grid', gap: '3' })}>
        <p>{words.question(item?.title ?? '')}</p>
        {failure !== null && (
          <Note tone="danger" role="alert">
            {failureText(failure)}
            <ReportLink failure={failure} />
          </Note>
        )}
      </div>
    </RemovalDialog>
  )
}
