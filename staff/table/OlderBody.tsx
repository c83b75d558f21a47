import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { ListRows, type RowsProps } from './ListRows.tsx'
import { OlderLinks } from './OlderLinks.tsx'

type Props<Row extends RowData> = Omit<RowsProps<Row>, 'list' | 'hasPages' | 'words'> & {
  list: Pick<
    UseQueryResult<{ results: Row[]; next: number | null }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  words: RowsProps<Row>['words'] & { older: string; newest: string }
  /** The id that the page comes after; null on the first one. */
  before: number | null
  /** The URL of the list after an id; null: from its beginning. */
  olderHref: (before: number | null) => string
}

/** The rows of a list that grows at its top with its pages, or why there are none. */
export function OlderBody<Row extends RowData & { id: number }>(props: Props<Row>) {
  const { before, olderHref, ...rows } = props
  const next = rows.list.data?.next
  const isLater = before !== null
  return (
    <>
      <ListRows {...rows} hasPages={isLater || (next ?? null) !== null} />
      <OlderLinks words={rows.words} isLater={isLater} next={next} href={olderHref} />
    </>
  )
}
