import { lazy, Suspense, useState } from 'react'
import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { day } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import { ServerText } from '#src/ui/ServerText.tsx'
import { filesOf, type Comment } from './comment-view.ts'
import { FileThumbs } from './FileThumbs.tsx'
import { Reactions } from './reactions/Reactions.tsx'

const FileViewer = lazy(() => import('./FileViewer.tsx').then((m) => ({ default: m.FileViewer })))

type Props = { slug: string; comment: Comment; onSignInNeeded: () => void }

/** A comment with its files, its likes and dislikes, and the shop's answers. */
export function CommentItem({ slug, comment, onSignInNeeded }: Props) {
  const [viewed, setViewed] = useState<number | null>(null)
  const files = filesOf(comment)
  return (
    <li className={item}>
      <article>
        <header className={head}>
          <bdi className={css({ textStyle: 'label' })}>{comment.display_name}</bdi>
          {comment.is_buyer && <Badge tone="ok">{words.buyer}</Badge>}
          <time dateTime={comment.send_at} className={date}>
            <ServerText of={comment.send_at} text={day} />
          </time>
          <Rating score={comment.stars} />
        </header>
        <p className={text} dir="auto">
          {comment.text}
        </p>
        <FileThumbs files={files} onView={setViewed} />
        {comment.children.map(({ id, display_name, text: answer }) => (
          <blockquote key={id} className={reply}>
            <p className={replier}>{display_name}</p>
            <p className={said} dir="auto">
              {answer}
            </p>
          </blockquote>
        ))}
        <Reactions slug={slug} comment={comment} onSignInNeeded={onSignInNeeded} />
      </article>
      {viewed !== null && (
        <Suspense>
          <FileViewer files={files} start={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </li>
  )
}

const item = css({
  paddingBlock: '5',
  borderBlockEnd: '1px solid {colors.border}',
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  marginBlockEnd: '3',
})
const date = css({ textStyle: 'caption', color: 'text-2' })
const text = css({
  maxWidth: '720px',
  textStyle: 'body',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
const reply = css({
  marginBlockStart: '3',
  paddingInlineStart: '4',
  borderInlineStart: '2px solid {colors.brand}',
})
const replier = css({ textStyle: 'label', color: 'brand-text' })
const said = css({
  textStyle: 'small',
  color: 'text-2',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
