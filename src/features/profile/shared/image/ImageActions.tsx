import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import {
  profileImageSelectors,
  type ProfileImageActor,
} from '#machines/flows/profile-image/profile-image.machine.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { SignInLink } from '#src/features/support/shared/SignInLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RemovalDialog } from '#src/ui/RemovalDialog.tsx'
import { ui } from '#i18n/fa/ui.ts'

const words = account.menu.image

type Props = {
  actor: ProfileImageActor
  /** Whether there is a picture that can be removed. */
  hasImage: boolean
}

/**
 * Removes the picture after a question; shows why an upload or a removal failed, with retry and cancel. Once shown, its row stays, so that
 * nothing below moves under the finger that pressed it.
 */
export function ImageActions({ actor, hasImage }: Props) {
  const canDismiss = useSelector(actor, profileImageSelectors.canDismiss)
  const canRemove = useSelector(actor, profileImageSelectors.canRemove) && hasImage
  const isAsking = useSelector(actor, profileImageSelectors.isAsking)
  const isRemoving = useSelector(actor, profileImageSelectors.isRemoving)
  const hasRemovalFailed = useSelector(actor, profileImageSelectors.hasRemovalFailed)
  const isRefused = useSelector(actor, profileImageSelectors.isRefused)
  const failure = useSelector(actor, profileImageSelectors.failure)
  const hasFailed = isRefused || failure !== null
  const isShown = canDismiss || canRemove || isRemoving
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!isShown && !wasShown) return null
  return (
    <div className={box}>
      {hasFailed && (
        <Note tone="danger" role="alert" action={isSignedOut(failure) && <SignInLink />}>
          {failure === null
            ? words.refused
            : `${hasRemovalFailed ? words.removalFailed : words.failed} ${failureText(failure)}`}
          <ReportLink failure={failure} />
        </Note>
      )}
      <div className={actions}>
        {failure !== null && (
          <Button
            look="tonal"
            size="sm"
            icon="refresh"
            onClick={() => actor.send({ type: 'retry.requested' })}
          >
            {ui.retry}
          </Button>
        )}
        {canDismiss && (
          <Button look="ghost" size="sm" onClick={() => actor.send({ type: 'dialog.dismissed' })}>
            {words.cancel}
          </Button>
        )}
        {(canRemove || isRemoving) && (
          <Button
            look="danger"
            size="sm"
            icon="trash"
            busy={isRemoving}
            busyLabel={words.removing}
            onClick={() => actor.send({ type: 'removal.requested' })}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <RemovalDialog
        open={isAsking}
        title={words.removal}
        confirm={words.confirm}
        cancel={words.cancel}
        onConfirm={() => actor.send({ type: 'removal.confirmed' })}
        onCancel={() => actor.send({ type: 'dialog.dismissed' })}
      >
        {words.question}
      </RemovalDialog>
    </div>
  )
}

const box = css({ order: '1', flexBasis: 'full', display: 'grid', gap: '2' })
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  minHeight: 'tap',
  // The word of the first button begins where the picture does.
  marginInlineStart: '-16px',
})
