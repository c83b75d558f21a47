import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { number } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { Comment } from './comment-view.ts'
import { useOpinion } from './use-opinion.ts'

type Props = { slug: string; comment: Comment; onSignInNeeded: () => void }

/** Like and dislike with their counts. */
export function Opinions({ slug, comment, onSignInNeeded }: Props) {
  const { underWay, say } = useOpinion(slug, onSignInNeeded)
  const { likes, dislikes, has_interaction: own } = comment
  const choices = [
    { kind: 'like', count: likes, label: words.likes(number(likes)) },
    { kind: 'dislike', count: dislikes, label: words.dislikes(number(dislikes)) },
  ] as const
  return (
    <div className={row}>
      {choices.map(({ kind, count, label }) => (
        <button
          key={kind}
          type="button"
          className={button}
          aria-label={label}
          aria-pressed={own[kind]}
          disabled={underWay !== null}
          onClick={() => void say(comment, kind)}
        >
          <Icon name={kind} size={20} />
          {number(count)}
        </button>
      ))}
    </div>
  )
}

const row = css({ display: 'flex', gap: '2', marginBlockStart: '2', marginInlineStart: '-3' })
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: 'tap',
  minWidth: 'tap',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'small',
  color: 'text-2',
  cursor: 'pointer',
  _hover: { bg: 'surface-2', color: 'text' },
  '&[aria-pressed=true]': { color: 'brand-text', fontWeight: '700' },
})
