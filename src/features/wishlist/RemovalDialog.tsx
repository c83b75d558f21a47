import { useSelector } from '@xstate/react'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import {
  savedRemovalSelectors as selectors,
  type SavedRemovalActor,
} from '#machines/flows/saved-removal/saved-removal.machine.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = account.saved

/** Asks before a product is removed from the wishlist, and says when it could not be. */
export function RemovalDialog({ flow }: { flow: SavedRemovalActor }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const isRemoving = useSelector(flow, selectors.isRemoving)
  const item = useSelector(flow, selectors.item)
  const failure = useSelector(flow, selectors.failure)
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      alert
      title={words.removal}
      foot={
        <>
          <Button
            look="danger"
            busy={isRemoving}
            busyLabel={words.removing}
            onClick={() => flow.send({ type: 'removal.confirmed' })}
          >
            {words.confirm}
          </Button>
          <Button look="line" disabled={isRemoving} onClick={dismiss}>
            {words.cancel}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
