import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import {
  profileImageSelectors,
  type ProfileImageActor,
} from '#machines/flows/profile-image/profile-image.machine.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ui } from '#i18n/fa/ui.ts'

const words = account.menu.image

/** Why the picture was rejected or failed to upload, with retry and cancel; cancel alone while it is being sent. */
export function ImageActions({ actor }: { actor: ProfileImageActor }) {
  const isBusy = useSelector(actor, profileImageSelectors.isBusy)
  const isRefused = useSelector(actor, profileImageSelectors.isRefused)
  const failure = useSelector(actor, profileImageSelectors.failure)
  const hasFailed = isRefused || failure !== null
  if (!isBusy && !hasFailed) return null
  return (
    <div className={box}>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {failure === null ? words.refused : `${words.failed} ${failureText(failure)}`}
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
        <Button look="ghost" size="sm" onClick={() => actor.send({ type: 'dialog.dismissed' })}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

const box = css({ order: '1', flexBasis: 'full', display: 'grid', gap: '2' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
