import { isBlank } from '#domain/persian.ts'
import { newCommentLimits } from '#api/limits.ts'
import type { CommentFormContext, Draft } from './comment-form.types.ts'

export const emptyDraft: Draft = { stars: 0, text: '', name: '', isAnonymous: false }

export type DraftFault = 'required' | 'tooLong'

/** What is still wrong with a draft, by field (CMT-12). */
export function faultsOf({ stars, text, name }: Draft): Partial<Record<keyof Draft, DraftFault>> {
  return {
    ...(stars === 0 && { stars: 'required' as const }),
    ...(isBlank(text) && { text: 'required' as const }),
    ...(text.length > newCommentLimits.text && { text: 'tooLong' as const }),
    ...(name.length > newCommentLimits.display_name && { name: 'tooLong' as const }),
  }
}

/** Whether the comment can be sent: nothing is missing, and every file is uploaded. */
export const isSendable = ({ draft, files }: CommentFormContext): boolean =>
  Object.keys(faultsOf(draft)).length === 0 && files.every(({ upload }) => upload !== null)
