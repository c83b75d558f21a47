import { useSelector } from '@xstate/react'
import { commentForm as words } from '#i18n/fa/comments.ts'
import { commentFormSelectors as selectors } from '#machines/flows/comment-form/comment-form.selectors.ts'
import type { CommentFormActor } from '#machines/flows/comment-form/comment-form.machine.ts'
import type { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Thanks } from '#src/ui/Thanks.tsx'
import { DraftForm } from './DraftForm.tsx'
import { ProfileStep } from './ProfileStep.tsx'
import { SendButton } from './SendButton.tsx'

type Props = { flow: CommentFormActor; files: FileStore; returnTo: string }

/** The dialog around the steps of the form. */
export function CommentDialog({ flow, files, returnTo }: Props) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const step = useSelector(flow, selectors.step)
  const failure = useSelector(flow, selectors.failure)
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      look="full"
      title={titles[step]}
      foot={step === 'editing' ? <SendButton flow={flow} /> : undefined}
    >
      {step === 'checking' && (
        <div role="status" aria-label={words.checking}>
          <Skeleton height="280px" />
        </div>
      )}
      {step === 'checkFailed' && (
        <Retry
          text={words.checkFailed}
          failure={failure}
          onRetry={() => flow.send({ type: 'retry.requested' })}
        >
          <ReportLink failure={failure} />
        </Retry>
      )}
      {step === 'completing' && <ProfileStep flow={flow} />}
      {step === 'editing' && <DraftForm flow={flow} files={files} returnTo={returnTo} />}
      {step === 'sent' && (
        <Thanks text={words.sentText}>
          <Button wide onClick={dismiss}>
            {words.close}
          </Button>
        </Thanks>
      )}
    </Dialog>
  )
}

const titles = {
  checking: words.title,
  checkFailed: words.title,
  completing: words.profileTitle,
  editing: words.title,
  sent: words.sentTitle,
}
