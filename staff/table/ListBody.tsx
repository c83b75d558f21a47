import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { Pagination } from '#src/ui/Pagination.tsx'
import { ListRows, type RowsProps } from './ListRows.tsx'

export type ListProps<Row extends RowData> = Omit<RowsProps<Row>, 'list' | 'hasPages'> & {
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
  const count = rows.list.data?.page_count ?? 0
  return (
    <>
      <ListRows {...rows} hasPages={count > 1} />
      <p role="status" className={css({ srOnly: true })}>
        {count > 1 && staff.lists.page(toPersianDigits(page), toPersianDigits(count))}
      </p>
      <Pagination page={page} pageCount={count} href={pageHref} />
    </>
  )
}
