import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { actionsQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { readId, withQuery, writeQuery } from '#staff/table/list-query.ts'
import { OlderBody } from '#staff/table/OlderBody.tsx'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { ActionFilters, useActiveActionFilters } from './ActionFilters.tsx'
import { readActionQuery, type ActionQuery } from './action-query.ts'
import {
  actionName,
  changesOf,
  reasonText,
  subjectName,
  subjectPage,
  subjectTitle,
} from './action-text.ts'
import { contentChanges } from './content-changes.ts'

const words = staffActions

/** What staff changed, newest first. What it shows is in the URL. */
export function ActionsPage() {
  const [search] = useSearchParams()
  const query = readActionQuery(search, columnIds(columns))
  const { subject, who } = query
  const before = readId(search.get('before'))
  const list = useQuery(
    actionsQuery(useApi(), {
      ...(subject !== null && { subject }),
      ...(who !== null && { staff_id: who }),
      ...(before !== null && { before }),
    }),
  )
  const href = (change: Partial<ActionQuery> & { before?: number | null }) =>
    withQuery(paths.actions, writeQuery({ ...query, ...change }))
  const activeFilters = useActiveActionFilters(query, href)
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListToolbar
        title={words.title}
        total={words.total}
        renderFilters={() => <ActionFilters chosen={query} href={href} />}
        activeFilters={activeFilters}
        views={{
          list: 'actions',
          path: paths.actions,
          columns,
          shown: query.columns,
          tidy: (text) => writeQuery(readActionQuery(text, columnIds(columns))),
          href: (next) => href({ columns: next, before }),
        }}
      />
      <OlderBody
        list={list}
        scene={<ArcadeScene />}
        words={words}
        allHref={paths.actions}
        columns={columns}
        shown={query.columns}
        hasSearch={false}
        before={before}
        olderHref={(next) => href({ before: next })}
      />
    </>
  )
}

function Subject({ action }: { action: Schemas['StaffAction'] }) {
  const title = subjectTitle(action)
  const page = subjectPage(action)
  const name = title === null ? subjectName(action) : <Bdi>{title}</Bdi>
  return (
    <span className={css({ whiteSpace: 'normal' })}>
      {page === null ? (
        name
      ) : (
        <Link href={page.href} state={page.state} className={css({ color: 'brand-text' })}>
          {name}
        </Link>
      )}
      {title !== null && <span className={secondaryText}>{subjectName(action)}</span>}
    </span>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['StaffAction']>()

const columns = all([
  accessor('at', {
    header: words.columns.at,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  accessor(fullName, { id: 'who', header: words.columns.who }),
  accessor(actionName, { id: 'what', header: words.columns.what }),
  accessor('subject', {
    header: words.columns.subject,
    cell: ({ row: { original } }) => <Subject action={original} />,
  }),
  accessor((action) => changesOf(action).join('، '), {
    id: 'change',
    header: words.columns.change,
    cell: ({ row: { original }, getValue }) => (
      <span className={css({ whiteSpace: 'normal' })}>
        <Bdi>{getValue()}</Bdi>
        {contentChanges(original).map((change) => (
          <span key={change} className={css({ display: 'block', overflowWrap: 'anywhere' })}>
            <Bdi>{change}</Bdi>
          </span>
        ))}
        {original.reason !== null && (
          <span className={css({ display: 'block', textStyle: 'small', color: 'text-2' })}>
            {words.reason(reasonText(original.action, original.reason))}
          </span>
        )}
      </span>
    ),
  }),
])
