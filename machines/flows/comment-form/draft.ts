import { attachmentLimits, commentLengths } from '#domain/comment.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { Attachment, ChosenFile, CommentFormContext, Draft } from './comment-form.types.ts'

export const emptyDraft: Draft = { stars: 0, text: '', name: '', isAnonymous: false }

export type DraftFault = 'required' | 'tooLong'

/** What is still wrong with a draft, by field (CMT-12). */
export function faultsOf({ stars, text, name }: Draft): Partial<Record<keyof Draft, DraftFault>> {
  return {
    ...(stars === 0 && { stars: 'required' as const }),
    ...(text.trim() === '' && { text: 'required' as const }),
    ...(text.length > commentLengths.text && { text: 'tooLong' as const }),
    ...(name.length > commentLengths.name && { name: 'tooLong' as const }),
  }
}

/** Whether the comment can be sent: nothing is missing, and every file is uploaded. */
export const isSendable = ({ draft, files }: CommentFormContext): boolean =>
  Object.keys(faultsOf(draft)).length === 0 && files.every(({ upload }) => upload !== null)

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

export const changed = (
  files: readonly Attachment[],
  key: string,
  change: Partial<Attachment>,
): Attachment[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))
