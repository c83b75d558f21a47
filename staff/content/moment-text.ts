import { momentText as momentOf } from '#staff/app/moment-text.ts'

/** An instant in words; empty if there is none. @param at RFC 3339 */
export const momentText = (at: string | null): string => (at === null ? '' : momentOf(at))
