import { css } from '#styled/css/index.js'
import { ButtonLink } from '#src/ui/Button.tsx'

type Props = {
  words: { older: string; newest: string }
  /** Whether the list begins somewhere below its newest entry. */
  isLater: boolean
  /** The id that the next page comes after; null on the last page, undefined while it is not known. */
  next: number | null | undefined
  /** The URL of the list after an id; null: from its beginning. */
  href: (before: number | null) => string
}

/** Links through a list that grows at its top. */
export function OlderLinks({ words, isLater, next = null, href }: Props) {
  return (
    <div className={row}>
      {isLater && (
        <ButtonLink look="line" size="sm" href={href(null)}>
          {words.newest}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink look="line" size="sm" href={href(next)}>
          {words.older}
        </ButtonLink>
      )}
    </div>
  )
}

const row = css({ display: 'flex', gap: '3', marginBlockStart: '4' })
