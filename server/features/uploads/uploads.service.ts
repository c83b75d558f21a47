import { randomUUID } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { attachmentLimits } from '#domain/comment.ts'
import { isShopPicture } from '#domain/shop-picture.ts'
import type { Context } from '#server/context.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import type { PictureSource } from '#server/platform/images/image-store.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { refusedField } from '#server/platform/fields.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import { headBytes, mediaOf, type Media } from './media.ts'
import { renditionsOf, type Rendering } from './renditions.ts'
import { isWholeMp4 } from './video.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export type UploadKind = Media['kind']

const dayMs = 24 * 3_600_000

type Storing = {
  accepts: readonly UploadKind[]
  uploaderId: number | null
  /** Leaves a picture transparent where it is. */
  keepsAlpha?: boolean
}

/**
 * Stores a received picture or video as an unattached upload, which is deleted after a day. Pictures are encoded again
 * at a few widths, videos are stored unchanged. Throws `file_empty`, `file_type_refused` for any other content,
 * `file_type_mismatch` for a kind that is not in `accepts`, `file_too_large`, `picture_too_large`, `picture_broken`,
 * `video_broken`, and `service_unavailable` while too many pictures wait.
 */
export async function storeUpload(
  context: Context,
  file: ReceivedFile,
  { accepts, uploaderId, keepsAlpha }: Storing,
): Promise<UploadRow> {
  const media = await inspect(file, accepts)
  const id = randomUUID()
  const rendering = { isGuest: uploaderId === null, keepsAlpha }
  const bytes = await store(context, id, file, { kind: media.kind, ...rendering })
  const mediaType = media.kind === 'image' ? 'image/webp' : media.mediaType
  const upload = { id, kind: media.kind, mediaType, address: `/uploads/${id}`, uploaderId }
  const at = new Date(context.now())
  return queries.insertUpload(context.db, { ...upload, bytes }, at)
}

/**
 * Attaches uploads to what the transaction writes; a guest can attach guests' uploads, a user also their own. Throws
 * `upload_not_found` if one does not exist, belongs to someone else or is attached already.
 */
export async function attachUploads(
  tx: Transaction,
  ids: readonly string[],
  userId: number | null,
): Promise<UploadRow[]> {
  if (ids.length === 0) return []
  const taken = await queries.lockUnattachedUploads(tx, ids, userId)
  return ids.map((id) => {
    const upload = taken.find((one) => one.id === id)
    if (!upload) throw new Problem('upload_not_found')
    return upload
  })
}

/**
 * Attaches the files of a comment or a message. Throws like `attachUploads`, and `validation_failed` for more pictures
 * or videos than one may have.
 */
export async function attachFiles(
  tx: Transaction,
  ids: readonly string[],
  userId: number | null,
): Promise<void> {
  const uploads = await attachUploads(tx, ids, userId)
  const isFull = ({ kind }: UploadRow) =>
    uploads.filter((one) => one.kind === kind).length > attachmentLimits[kind].count
  if (uploads.some(isFull)) throw refusedField('files_ids', 'maxItems')
}

/** Whether a picture's URL is that of an upload. */
export const isUpload = (address: string): boolean => address.startsWith('/uploads/')

/** The id of an upload in its URL. */
export const uploadIdOf = (address: string): string => address.replace('/uploads/', '')

/**
 * The given picture addresses that the shop itself can show: files of its own, and uploads that are not private to
 * somebody. An address that a browser would resolve to another one is not among them.
 */
export async function findShopPictures(
  tx: Transaction,
  own: PictureSource,
  addresses: readonly string[],
): Promise<Set<string>> {
  const sound = addresses.filter(isShopPicture)
  const uploads = sound.filter(isUpload)
  const known = await queries.findShopPictures(tx, uploads.map(uploadIdOf))
  const isKnown = (address: string) =>
    isUpload(address)
      ? known.has(uploadIdOf(address))
      : own.find(address.replace('/images/', '')) !== null
  return new Set(sound.filter(isKnown))
}

/** Makes uploads public; uploads released less than a day ago are restored. */
export const publishUploads = (tx: Transaction, ids: readonly string[]) =>
  queries.publishUploads(tx, ids)

/** Releases uploads: they are deleted a day later. */
export const releaseUploads = (tx: Transaction, ids: readonly string[], at: Date) =>
  queries.detachUploads(tx, ids, at)

/** Deletes uploads that have been unattached for a day; jobs remove their files. */
export async function removeUnattachedUploads({ db, now }: Context): Promise<void> {
  const at = new Date(now())
  const dayAgo = new Date(at.getTime() - dayMs)
  await transaction(db, async (tx) => {
    await removeFiles(tx, await queries.deleteUnattachedUploads(tx, dayAgo), at)
  })
}

/** Deletes uploads at once: they are no longer served; jobs remove their files. */
export async function deleteUploads(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await queries.deleteUploads(tx, ids)
  await removeFiles(tx, ids, at)
}

async function removeFiles(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) await enqueue(tx, { kind: 'delete-upload', payload: { id }, runAt: at })
}

async function inspect(file: ReceivedFile, accepts: readonly UploadKind[]): Promise<Media> {
  if (file.bytes === 0) throw new Problem('file_empty')
  const handle = await open(file.path)
  try {
    const media = mediaOf(await readHead(handle))
    if (media === null) throw new Problem('file_type_refused')
    if (!accepts.includes(media.kind)) throw new Problem('file_type_mismatch')
    if (file.bytes > attachmentLimits[media.kind].bytes) throw new Problem('file_too_large')
    if (media.mediaType === 'video/mp4' && !(await isWholeMp4(handle, file.bytes)))
      throw new Problem('video_broken')
    return media
  } finally {
    await handle.close()
  }
}

async function readHead(handle: FileHandle): Promise<Buffer> {
  const head = Buffer.alloc(headBytes)
  const { bytesRead } = await handle.read(head, 0, headBytes, 0)
  return head.subarray(0, bytesRead)
}

/** Returns how many bytes were stored: a small file can be a picture whose renditions are large. */
async function store(
  { storage }: Context,
  id: string,
  { path, bytes }: ReceivedFile,
  { kind, ...rendering }: Pick<Media, 'kind'> & Rendering,
): Promise<number> {
  if (kind === 'video') {
    await storage.put(`${id}/video`, { path })
    return bytes
  }
  const renditions = await renditionsOf(path, rendering)
  for (const { width, body } of renditions) await storage.put(`${id}/${width}`, body)
  return renditions.reduce((sum, { body }) => sum + body.length, 0)
}
