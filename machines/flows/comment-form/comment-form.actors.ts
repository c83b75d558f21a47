import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import {
  uploadTimeoutMs,
  type SendFile,
  type Upload,
  type UploadInput,
} from '#machines/kernel/attachments.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { ProfileInput, SendInput } from './comment-form.types.ts'

/**
 * Actors that call the API for the comment form.
 * @param anonymousName the author's name on an anonymous comment (CMT-15)
 */
export function createCommentFormActors(
  client: ShopClient,
  { sendFile, anonymousName }: { sendFile: SendFile; anonymousName: string },
) {
  return {
    checkProfile: fromPromise<boolean>(({ signal }) =>
      within(signal, async (signal) => {
        const call = client.GET('/profile/has_all_information/', { signal })
        return (await unwrap(call)).has_all_information
      }),
    ),

    saveProfile: fromPromise<void, ProfileInput>(({ input: body, signal }) =>
      within(signal, async (signal) => {
        await unwrap(client.PUT('/profile/update/', { body, signal }))
      }),
    ),

    uploadFile: fromPromise<Upload, UploadInput>(({ input, signal }) =>
      within(signal, (signal) => sendFile(input, signal), uploadTimeoutMs),
    ),

    sendComment: fromPromise<void, SendInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { productId, draft, fileIds, key } = input
        const body = {
          stars: draft.stars,
          text: draft.text,
          display_name: nameIn(input, anonymousName),
          product_id: productId,
          files_ids: fileIds,
        }
        const params = { header: { 'Idempotency-Key': key } }
        await unwrap(client.POST('/product/v3/comment/', { params, body, signal }))
      }),
    ),
  }
}

/** A customer's own name is known to the server. */
function nameIn({ signedIn, draft }: SendInput, anonymousName: string): string {
  if (!signedIn) return draft.name.trim() || anonymousName
  return draft.isAnonymous ? anonymousName : ''
}
