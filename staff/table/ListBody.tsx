import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { Pagination } from '#src/ui/Pagination.tsx'
import { ListRows, type RowsProps } from './ListRows.tsx'

export type ListProps<Row extends RowData> = Omit<RowsProps<Row>, 'list'> & {
  list: Pick<
    UseQueryResult<{ results: Row[]; page_count: number }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  page: number
  /** The URL of another page of the list. */
  pageHref: (page: number) => string
}

/** The rows of a list with its pages, or why there are none. */
export function ListBody<Row extends RowData & { id: number }>(props: ListProps<Row>) {
  const { page, pageHref, ...rows } = props
  const { data } = rows.list
  return (
    <>
      <ListRows {...rows} />
      {data !== undefined && <Pagination page={page} pageCount={data.page_count} href={pageHref} />}
    </>
  )
}
