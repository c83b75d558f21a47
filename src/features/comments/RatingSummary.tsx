import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { number, oneDecimal } from '#src/lib/format.ts'
import { Rating as Stars } from '#src/ui/Rating.tsx'
import { sharesOf, type Rating } from './comment-view.ts'

/** The average, the number of ratings, and a bar for each number of stars (CMT-07). */
export function RatingSummary({ rating }: { rating: Rating }) {
  const { average_stars: average, total_count: total } = rating
  if (total === 0)
    return <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.none}</p>
  return (
    <div>
      <div className={head}>
        <span className={score} aria-hidden>
          {oneDecimal(average)}
        </span>
        <span className={css({ display: 'grid', gap: '1' })}>
          <Stars score={average} />
          <span className={quiet}>{words.from(number(total))}</span>
        </span>
      </div>
      <ul className={bars}>
        {sharesOf(rating).map(({ stars, count, percent }) => (
          <li key={stars} className={line}>
            <span className={css({ srOnly: true })}>
              {words.share(number(stars), number(count))}
            </span>
            <span aria-hidden>{number(stars)}</span>
            <span className={track} aria-hidden>
              <span className={fill} style={{ inlineSize: `${percent}%` }} />
            </span>
            <span className={share} aria-hidden>
              {number(Math.round(percent))}٪
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const head = css({ display: 'flex', alignItems: 'center', gap: '4', marginBlockEnd: '4' })
const score = css({ fontSize: '44px', fontWeight: '700', lineHeight: '56px' })
const quiet = css({ textStyle: 'caption', color: 'text-2' })
const bars = css({ display: 'grid', gap: '1' })
const line = css({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) 40px',
  alignItems: 'center',
  gap: '3',
  minHeight: '24px',
  textStyle: 'caption',
})
const track = css({ height: '8px', borderRadius: 'full', overflow: 'hidden', bg: 'bg-sunken' })
const fill = css({ display: 'block', height: 'full', borderRadius: 'full', bg: 'star' })
const share = css({ color: 'text-2', textAlign: 'end' })
