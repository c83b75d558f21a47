import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { actionsQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { withQuery } from '#staff/table/list-query.ts'
import { OlderLinks } from '#staff/table/OlderLinks.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { second } from '#staff/table/MomentCell.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { actionName, changesOf, subjectName, subjectPage, subjectTitle } from './action-text.ts'

const words = staff.actions

/** What staff changed, newest first. */
export function ActionsPage() {
  const [search] = useSearchParams()
  const before = Number(search.get('before'))
  const isLater = Number.isInteger(before) && before > 0
  const { data, error, refetch, isPlaceholderData } = useQuery(
    actionsQuery(useApi(), isLater ? { before } : {}),
  )
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1' })}>{words.title}</h1>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {words.total}
      </p>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data?.results.length === 0 && (
        <EmptyState scene={<ArcadeScene />} title={words.emptyTitle} text={words.emptyText} />
      )}
      {data !== undefined && data.results.length > 0 && (
        <DataTable
          label={words.table}
          columns={columns}
          rows={data.results}
          rowId={({ id }) => String(id)}
          isStale={isPlaceholderData}
        />
      )}
      <OlderLinks
        words={words}
        isLater={isLater}
        next={data?.next}
        href={(next) => withQuery(paths.actions, next === null ? '' : `before=${next}`)}
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
      {title !== null && <span className={second}>{subjectName(action)}</span>}
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
        {getValue()}
        {original.reason !== null && (
          <span className={css({ display: 'block', textStyle: 'small', color: 'text-2' })}>
            {words.reason(original.reason)}
          </span>
        )}
      </span>
    ),
  }),
])
