import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { anonymousName } from '#i18n/comments.ts'
import { createCommentFormActors } from '#machines/flows/comment-form/comment-form.actors.ts'
import { commentFormMachine } from '#machines/flows/comment-form/comment-form.machine.ts'
import { commentFormPersistence } from '#machines/flows/comment-form/comment-form.persistence.ts'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { CommentDialog } from './CommentDialog.tsx'
import { connectCommentForm } from './connect-comment-form.ts'

export type CommentFormHandle = { open: () => void }

type Props = {
  productId: number
  /** The page to return to after a sign-in, without the slash at its start. */
  returnTo: string
  ref: Ref<CommentFormHandle>
}

/** The form for one product; it opens when it is mounted. */
export function CommentForm({ productId, returnTo, ref }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const [files] = useState(() => new FileStore('/api/product/v3/comment-file/'))
  const flow = useFlow(() => ({
    machine: commentFormMachine,
    live: () =>
      commentFormMachine.provide({
        actors: createCommentFormActors(api, { sendFile: files.send, anonymousName }),
      }),
    input: (signedIn) => ({ signedIn, productId }),
    persistence: commentFormPersistence(productId),
    listen: (actor) => {
      actor.send({ type: 'form.opened' })
      return connectCommentForm(actor, queryClient)
    },
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  useEffect(() => () => files.clear(), [files])
  useImperativeHandle(ref, () => ({ open: () => flow.send({ type: 'form.opened' }) }), [flow])
  return <CommentDialog flow={flow} files={files} returnTo={returnTo} />
}
