import { attachmentLimits, type AttachmentKind } from '#domain/comment.ts'
import type { Schemas } from '#machines/api/client.ts'
import { ProblemError, type Failure, type FailureCode } from './problem.ts'

export type Upload = Schemas['CommentUpload']

/**
 * A file that the customer chose, not yet checked. `kind` is null if its type is not accepted, `bytes` is its size. The
 * caller keeps its content under `key`.
 */
export type ChosenFile = { key: string; name: string; kind: AttachmentKind | null; bytes: number }

/** A file of a draft: waiting, uploaded (`upload`) or failed (`failure`). */
export type Attachment = Omit<ChosenFile, 'kind'> & {
  kind: AttachmentKind
  upload: Upload | null
  failure: Failure | null
}

export type UploadInput = { key: string; kind: AttachmentKind }

/** Uploads the content of a chosen file. */
export type SendFile = (input: UploadInput, signal: AbortSignal) => Promise<Upload>

/** Long enough for a video on a slow connection; a lost connection fails much sooner. */
export const uploadTimeoutMs = 15 * 60_000

const refusals: ReadonlySet<string> = new Set<FailureCode>([
  'file_empty',
  'file_too_large',
  'file_type_refused',
  'file_type_mismatch',
  'picture_too_large',
  'picture_broken',
  'video_broken',
])

/** Whether a file failed because of what it is, so that sending it again is of no use. */
export const isRefused = ({ failure }: Pick<Attachment, 'failure'>): boolean =>
  failure !== null && refusals.has(failure.code)

/** The first file that waits; null if none does. */
export const nextUpload = (files: readonly Attachment[]): Attachment | null =>
  files.find(({ upload, failure }) => upload === null && failure === null) ?? null

export type Added = { files: Attachment[]; refused: 'count' | 'kind' | null }

/**
 * Adds chosen files up to the limit of each kind, without duplicates. One over the size limit is added as failed
 * (`file_too_large`). `refused` says why the last one that was left out was.
 */
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

/** The files as they are saved across reloads: one that is not uploaded loses its content, and fails (`upload_not_found`). */
export const savedFiles = (files: readonly Attachment[]): Attachment[] =>
  files.map((file) =>
    file.upload === null && file.failure === null
      ? { ...file, failure: new ProblemError('upload_not_found').failure }
      : file,
  )

/** The files with a change of one of them. */
export const withChange = (
  files: readonly Attachment[],
  key: string,
  change: Partial<Attachment>,
): Attachment[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))
