import type { ReactNode } from 'react'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'

type Props<Row> = {
  data: { results: Row[]; page_count: number } | undefined
  error: Error | null
  onRetry: () => void
  page: number
  /** The URL of another page of the list. */
  pageHref: (page: number) => string
  scene: ReactNode
  words: { emptyTitle: string; emptyText: string; showAll: string }
  /** The list without any filter. */
  allHref: string
  children: (rows: Row[]) => ReactNode
}

/** The rows of a list with its pages, or why there are none. */
export function ListBody<Row>(props: Props<Row>) {
  const { data, error, onRetry, page, pageHref, scene, words, allHref, children } = props
  if (data === undefined) return <Awaiting data={data} error={error} onRetry={onRetry} />
  return (
    <>
      {data.results.length > 0 ? (
        children(data.results)
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
