import { useSelector } from '@xstate/react'
import { commentForm as words } from '#i18n/fa/comments.ts'
import { commentFormSelectors as selectors } from '#machines/flows/comment-form/comment-form.selectors.ts'
import type { CommentFormActor } from '#machines/flows/comment-form/comment-form.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { Button } from '#src/ui/Button.tsx'

/** Disabled until the draft is valid and every file is uploaded (CMT-13). */
export function SendButton({ flow }: { flow: CommentFormActor }) {
  const isSendable = useSelector(flow, selectors.isSendable)
  const isUploading = useSelector(flow, selectors.isUploading)
  const isSending = useSelector(flow, selectors.isSending)
  return (
    <Button
      wide
      disabled={!isSendable}
      busy={isSending}
      busyLabel={words.sending}
      onClick={() => flow.send({ type: 'comment.submitted', key: newKey() })}
    >
      {isUploading ? words.uploading : words.send}
    </Button>
  )
}
