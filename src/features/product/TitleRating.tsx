import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentExtraDataQuery } from '#src/features/comments/shared/comments.queries.ts'
import { number, oneDecimal } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The average rating below the title, with a link to the comments; nothing before the first comment. */
export function TitleRating({ slug }: { slug: string }) {
  const { data: rating } = useQuery(commentExtraDataQuery(useApi(), slug))
  if (rating === undefined || rating.total_count === 0) return null
  const average = oneDecimal(rating.average_stars)
  return (
    <>
      <span className={score}>
        <Icon name="star" size={20} className={star} />
        <span className={css({ srOnly: true })}>{words.average(average)}</span>
        <span aria-hidden>{average}</span>
      </span>
      <a href="#comments" className={link}>
        {words.count(number(rating.total_count))}
      </a>
    </>
  )
}

const score = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'label',
  color: 'text',
})
const star = css({ color: 'star' })
const link = css({
  position: 'relative',
  fontWeight: '600',
  color: 'brand-text',
  _hover: { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', insetInline: '-8px', insetBlock: '-12px' },
})
