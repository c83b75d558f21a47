import { Link } from 'wouter'
import { staffArticles as words } from '#i18n/fa/staff-articles.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

type Article = Schemas['StaffArticle']

const { accessor, columns } = columnsOf<Article>()

/** The columns of the list of articles. */
export const articleColumns = columns([
  accessor('title', {
    header: words.columns.title,
    cell: ({ row: { original }, getValue }) => (
      <span className={css({ whiteSpace: 'normal' })}>
        <Link href={paths.article(original.id)} className={rowLink}>
          {getValue()}
        </Link>
        {original.is_drafted && <span className={secondaryText}>{words.drafted}</span>}
      </span>
    ),
  }),
  accessor('state', {
    header: words.columns.state,
    cell: ({ getValue }) => <Badge tone={tones[getValue()]}>{words.states[getValue()]}</Badge>,
  }),
  accessor('published_at', {
    header: words.columns.date,
    cell: ({ getValue }) => {
      const at = getValue()
      return at === null ? words.undated : <MomentCell at={at} />
    },
  }),
])

const tones: Record<Article['state'], BadgeTone> = {
  new: 'warn',
  hidden: 'neutral',
  planned: 'info',
  shown: 'ok',
}
