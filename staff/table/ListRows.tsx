import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
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
  words: {
    table: string
    emptyTitle: string
    emptyText: string
    showAll: string
    /** Shown when the unfiltered list is empty. */
    noneYet?: { title: string; text: string }
  }
  /** The list without any filter. */
  allHref: string
  /** Whether something narrows the list down. */
  isFiltered?: boolean
  /** Stands above the rows, if there are any. */
  above?: ReactNode
  /** Whether there are further pages, to which the keyboard leads too. */
  hasPages: boolean
  /** Whether the rows lead to a page. */
  hasLinks?: boolean
  /** Whether the list has a search of its own. */
  hasSearch?: boolean
  /** What can be looked for, if that narrows the list down. */
  searchedBy?: string | null
}

/** The rows of a list, or why there are none. */
export function ListRows<Row extends RowData & { id: number }>(props: RowsProps<Row>) {
  const {
    list,
    scene,
    words,
    allHref,
    above,
    hasPages,
    hasLinks = true,
    hasSearch = true,
    isFiltered = true,
    searchedBy = null,
    ...table
  } = props
  const { data, error, isPlaceholderData } = list
  if (data === undefined)
    return <Awaiting data={data} error={error} onRetry={() => void list.refetch()} />
  if (data.results.length === 0 && !isFiltered && words.noneYet !== undefined)
    return <EmptyState scene={scene} {...words.noneYet} />
  if (data.results.length === 0)
    return (
      <EmptyState
        scene={scene}
        title={words.emptyTitle}
        text={
          searchedBy === null
            ? words.emptyText
            : `${words.emptyText} ${staff.lists.searchedBy(searchedBy)}`
        }
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
      <p className={keyLine}>
        {staff.lists.keys([
          key.rows,
          ...(table.selection === undefined ? [] : [key.select]),
          ...(hasLinks ? [key.open] : []),
          ...(hasPages ? [key.pages] : []),
          ...(hasSearch ? [key.search] : []),
        ])}
      </p>
    </>
  )
}

const { key } = staff.lists

const keyLine = css({
  display: { base: 'none', lg: 'block' },
  marginBlockStart: '3',
  textStyle: 'caption',
  color: 'text-3',
})
