import type { QueryClient } from '@tanstack/react-query'
import type { Actor } from 'xstate'
import { commentForm as words } from '#i18n/fa/comments.ts'
import type { commentFormMachine } from '#machines/flows/comment-form/comment-form.machine.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { toast } from '#src/ui/toast.ts'

type Flow = Actor<typeof commentFormMachine>

/** Shows the messages of the form's events, and invalidates the profile that it changed. @returns unsubscribes */
export function connectCommentForm(flow: Flow, queryClient: QueryClient): () => void {
  const subscriptions = [
    flow.on('profile.saved', () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile })
      toast({ text: words.saved, tone: 'ok' })
    }),
    flow.on('file.uploaded', () => toast({ text: words.uploadSucceeded, tone: 'ok' })),
    flow.on('files.refused', ({ reason }) =>
      toast({ text: reason === 'count' ? words.tooMany : words.wrongKind, tone: 'error' }),
    ),
    flow.on('comment.sent', () => toast({ text: words.sent, tone: 'ok' })),
    flow.on('comment.failed', () => toast({ text: words.failed, tone: 'error' })),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
