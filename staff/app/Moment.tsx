import { momentText } from '#staff/app/moment-text.ts'

/** A day and the time on it. @param at ISO 8601 */
export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {momentText(at)}
    </time>
  )
}
