import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'

type Props<Row extends RowData> = Pick<
  TableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'selection'
> & {
  list: Pick<
    UseQueryResult<{ results: Row[]; page_count: number }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  page: number
  /** The URL of another page of the list. */
  pageHref: (page: number) => string
  scene: ReactNode
  words: { table: string; emptyTitle: string; emptyText: string; showAll: string }
  /** The list without any filter. */
  allHref: string
  /** Stands above the rows, if there are any. */
  above?: ReactNode
}

/** The rows of a list with its pages, or why there are none. */
export function ListBody<Row extends RowData & { id: number }>(props: Props<Row>) {
  const { list, page, pageHref, scene, words, allHref, above, ...table } = props
  const { data, error, isPlaceholderData } = list
  if (data === undefined)
    return <Awaiting data={data} error={error} onRetry={() => void list.refetch()} />
  return (
    <>
      {data.results.length > 0 ? (
        <>
          {above}
          <DataTable
            {...table}
            label={words.table}
            rows={data.results}
            rowId={({ id }) => String(id)}
            isStale={isPlaceholderData}
          />
        </>
      ) : (
        <EmptyState
          scene={scene}
          title={words.emptyTitle}
          text={words.emptyText}
          actions={
            <ButtonLink look="line" href={allHref}>
              {words.showAll}
            </ButtonLink>
          }
        />
      )}
      <Pagination page={page} pageCount={data.page_count} href={pageHref} />
    </>
  )
}
