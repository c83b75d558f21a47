import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { productQuery } from '#src/features/product/shared/product.queries.ts'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { columnOf, compareGroups, differencesOf } from './compare-view.ts'
import { chosenOf, type Compared } from './shared/compare-list.ts'
import { CompareRows } from './CompareRows.tsx'
import { RelatedArticle } from './RelatedArticle.tsx'
import { RowsSkeleton } from './CompareSkeleton.tsx'

/** The facts of two products, with differences marked; only the differences if the query says so. */
export function CompareTable({
  products: [first, second],
}: {
  products: readonly [Compared, Compared]
}) {
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const only = query.get('only') === 'differences'
  const setOnly = (next: boolean) =>
    setQuery(next ? { only: 'differences' } : {}, { replace: true })
  const one = useQuery(productQuery(api, String(first.id)))
  const other = useQuery(productQuery(api, String(second.id)))
  const isGone = [one, other].some(
    ({ error }) => error !== null && failureOf(error).code === 'product_not_found',
  )
  if (isGone) {
    return (
      <div className={gone}>
        <Note tone="warn">{words.gone}</Note>
      </div>
    )
  }
  const failed = [one, other].filter(({ isLoadingError }) => isLoadingError)
  if (failed.length > 0) {
    return <Retry onRetry={() => failed.forEach((query) => void query.refetch())} />
  }
  if (one.data === undefined || other.data === undefined) return <RowsSkeleton />
  const columns = [
    columnOf(one.data, chosenOf(first)),
    columnOf(other.data, chosenOf(second)),
  ] as const
  const all = compareGroups(...columns)
  const groups = only ? differencesOf(all) : all
  return (
    <>
      <div className={tools}>
        <p className={legend}>{words.legend}</p>
        <Switch checked={only} onChange={() => setOnly(!only)}>
          {words.onlyDifferences}
        </Switch>
      </div>
      {groups.length === 0 ? (
        <p className={legend}>{words.same}</p>
      ) : (
        <CompareRows groups={groups} columns={columns} />
      )}
      <RelatedArticle ids={[first.id, second.id]} />
    </>
  )
}

const gone = css({ marginBlockStart: '5' })
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  marginBlockStart: '5',
})
const legend = css({ textStyle: 'small', color: 'text-2' })
