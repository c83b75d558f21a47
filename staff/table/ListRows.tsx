import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'

export type RowsProps<Row extends RowData> = Pick<
  TableProps<Row>,
  'columns' | 'shown' | 'sort' | 'onSort' | 'selection'
> & {
  list: Pick<UseQueryResult<{ results: Row[] }>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>
  scene: ReactNode
  words: { table: string; emptyTitle: string; emptyText: string; showAll: string }
  /** The list without any filter. */
  allHref: string
  /** Stands above the rows, if there are any. */
  above?: ReactNode
}

/** The rows of a list, or why there are none. */
export function ListRows<Row extends RowData & { id: number }>(props: RowsProps<Row>) {
  const { list, scene, words, allHref, above, ...table } = props
  const { data, error, isPlaceholderData } = list
  if (data === undefined)
    return <Awaiting data={data} error={error} onRetry={() => void list.refetch()} />
  if (data.results.length === 0)
    return (
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
    )
  return (
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
  )
}
