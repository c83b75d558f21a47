import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import {
  attachUploads,
  isUpload,
  publishUploads,
  releaseUploads,
  storeUpload,
  uploadIdOf,
} from '#server/features/uploads/uploads.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { refusedField } from '#server/platform/fields.ts'

type Pictures = Pick<Schemas['CategoryContent'], 'desktop_banner' | 'mobile_banner'>

/**
 * Stores a picture for a category; nobody else is shown it until one is saved with it, and without that it is deleted after
 * a day. Throws like `storeUpload`.
 */
export async function uploadCategoryPicture(
  context: Context,
  staffId: number,
  file: ReceivedFile | undefined,
): Promise<Schemas['ContentUpload']> {
  if (file === undefined) throw refusedField('file', 'required')
  const storing = { accepts: ['image'], uploaderId: staffId, keepsAlpha: true } as const
  const { address } = await storeUpload(context, file, storing)
  return { address }
}

type Change = {
  /** Null for a new category. */
  before: Pictures | null
  /** Null for a deleted one. */
  after: Pictures | null
  staffId: number
  at: Date
}

/**
 * Publishes the pictures that a category shows from now on, and releases those that it no longer shows. Throws
 * `upload_not_found` for a new one that this member has not uploaded, or that is in use already.
 */
export async function changePictures(
  tx: Transaction,
  { before, after, staffId, at }: Change,
): Promise<void> {
  const known = uploadsIn(before)
  const shown = uploadsIn(after)
  const added = [...shown].filter((id) => !known.has(id))
  const dropped = [...known].filter((id) => !shown.has(id))
  const uploads = await attachUploads(tx, added, staffId)
  if (uploads.some(({ kind, uploaderId }) => kind !== 'image' || uploaderId !== staffId))
    throw new Problem('upload_not_found')
  await publishUploads(tx, added)
  await releaseUploads(tx, dropped, at)
}

const uploadsIn = (pictures: Pictures | null): Set<string> =>
  new Set(
    [pictures?.desktop_banner, pictures?.mobile_banner].flatMap((address) =>
      typeof address === 'string' && isUpload(address) ? [uploadIdOf(address)] : [],
    ),
  )
