import { momentText as momentOf } from '#staff/app/moment-text.ts'

/** An instant of a content in words; empty for none. @param at RFC 3339 */
export const momentText = (at: string | null): string => (at === null ? '' : momentOf(at))
