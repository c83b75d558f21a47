import { staffModeration as words } from '#i18n/fa/staff-moderation.ts'
import { css } from '#styled/css/index.js'
import { day } from '#src/lib/format.ts'

type Props = {
  replies: readonly { id: number; display_name: string; text: string; send_at: string }[]
}

/** What was answered so far. */
export function Replies({ replies }: Props) {
  if (replies.length === 0) return null
  return (
    <ul className={list} aria-label={words.answersOf}>
      {replies.map(({ id, display_name: name, text, send_at: sentAt }) => (
        <li key={id}>
          <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{text}</p>
          <p className={css({ textStyle: 'small', color: 'text-2' })}>
            {words.by(name, day(sentAt))}
          </p>
        </li>
      ))}
    </ul>
  )
}

const list = css({
  display: 'grid',
  gap: '3',
  paddingInlineStart: '4',
  borderInlineStart: '2px solid {colors.border-strong}',
  textStyle: 'ui',
})
