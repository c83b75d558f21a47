import { attachmentLimits, type AttachmentKind } from '#domain/comment.ts'
import type { Schemas } from '#machines/api/client.ts'
import { ProblemError, type Failure } from './problem.ts'

export type Upload = Schemas['CommentUpload']

/** A chosen file that nothing has checked yet. Its bytes stay with the caller, under the key. */
export type ChosenFile = { key: string; name: string; kind: AttachmentKind | null; bytes: number }

/** A file of a draft: waiting, sent (`upload`), or refused (`failure`). */
export type Attachment = Omit<ChosenFile, 'kind'> & {
  kind: AttachmentKind
  upload: Upload | null
  failure: Failure | null
}

export type UploadInput = { key: string; kind: AttachmentKind }

/** Sends the bytes of a chosen file. */
export type SendFile = (input: UploadInput, signal: AbortSignal) => Promise<Upload>

/** A video on a slow phone takes its time; a connection that is gone is noticed long before. */
export const uploadMs = 15 * 60_000

/** The file that is sent next; null where none waits. */
export const waitingIn = (files: readonly Attachment[]): Attachment | null =>
  files.find(({ upload, failure }) => upload === null && failure === null) ?? null

export type Added = { files: Attachment[]; refused: 'count' | 'kind' | null }

/** The files with new ones, as many of each kind as a comment may have; one that is too large is marked so. */
export function withChosen(files: readonly Attachment[], chosen: readonly ChosenFile[]): Added {
  const kept = [...files]
  let refused: Added['refused'] = null
  for (const { kind, ...file } of chosen) {
    if (kept.some(({ key }) => key === file.key)) continue
    if (kind === null) refused = 'kind'
    else if (kept.filter((one) => one.kind === kind).length >= attachmentLimits[kind].count)
      refused = 'count'
    else {
      const isTooLarge = file.bytes > attachmentLimits[kind].bytes
      const failure = isTooLarge ? new ProblemError('file_too_large').failure : null
      kept.push({ ...file, kind, upload: null, failure })
    }
  }
  return { files: kept, refused }
}

/**
 * The files as a draft that outlives the page has them: what is not at the server is gone with the page, and each such
 * file says so.
 */
export const outlastingPage = (files: readonly Attachment[]): Attachment[] =>
  files.map((file) =>
    file.upload === null && file.failure === null
      ? { ...file, failure: new ProblemError('upload_not_found').failure }
      : file,
  )

export const changed = (
  files: readonly Attachment[],
  key: string,
  change: Partial<Attachment>,
): Attachment[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))
