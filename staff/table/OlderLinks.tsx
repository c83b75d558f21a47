import { Link, useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { button, ButtonLink } from '#src/ui/Button.tsx'
import { withQuery } from './list-query.ts'

type Props = {
  words: { older: string; newest: string }
  /** Whether the list begins somewhere below its newest entry. */
  isLater: boolean
  /** The id that the next page comes after; null on the last page, undefined while it is not known. */
  next: number | null | undefined
  /** The URL of the list after an id; null: from its beginning. */
  href: (before: number | null) => string
}

/** Links through a list that grows at its top. The state of the history has the pages that led here. */
export function OlderLinks({ words, isLater, next = null, href }: Props) {
  const trail = trailIn(useHistoryState<unknown>())
  const [path] = useLocation()
  const [search] = useSearchParams()
  const newer = isLater ? trail.at(-1) : undefined
  return (
    <div className={row}>
      {isLater && (
        <ButtonLink look="line" size="sm" href={href(null)}>
          {words.newest}
        </ButtonLink>
      )}
      {newer !== undefined && (
        <Link rel="prev" href={newer} state={{ trail: trail.slice(0, -1) }} className={step}>
          {staff.lists.newer}
        </Link>
      )}
      {next !== null && (
        <Link
          rel="next"
          href={href(next)}
          state={{ trail: [...trail, withQuery(path, search.toString())] }}
          className={step}
        >
          {words.older}
        </Link>
      )}
    </div>
  )
}

/** The URLs of the newer pages, the newest first. */
function trailIn(state: unknown): readonly string[] {
  const trail: unknown =
    typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null
  return Array.isArray(trail) ? trail.filter((each) => typeof each === 'string') : []
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '4' })
const step = button({ look: 'line', size: 'sm' })
