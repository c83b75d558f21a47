import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import { bringIntoView } from '#staff/app/bring-into-view.ts'
import { css, cx } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { detailColumns } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { categoriesQuery } from '#staff/app/queries.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { readId } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { textLink } from '#src/ui/text-link.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { CategoryChangeDialog } from './CategoryChangeDialog.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { CategoryState } from './CategoryState.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { FilterForm } from './FilterForm.tsx'
import { useCategoryChange } from './use-category-change.ts'

/** The categories and the filters of their lists, and the form of the one that the URL names. */
export function CategoriesPage() {
  const [params] = useSearchParams()
  const { data, error, refetch } = useQuery(categoriesQuery(useApi()))
  const change = useCategoryChange()
  const isNew = params.has('new')
  const category = data?.categories.find(({ id }) => id === readId(params.get('id')))
  const opened = useRef<HTMLDivElement>(null)
  const openedId = category?.id
  useEffect(() => {
    if (openedId !== undefined) bringIntoView(opened.current)
  }, [openedId])
  const filter = data?.filters.find(({ key }) => key === params.get('filter'))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {data !== undefined && words.total(number(data.categories.length))}
      </ListHead>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && (
        <div className={detailColumns}>
          <div className={stack}>
            {isNew && <CategoryForm category={null} all={data} />}
            {category !== undefined && (
              <div ref={opened} tabIndex={-1} className={cx(stack, anchor)}>
                <CategoryForm key={category.id} category={category} all={data} />
                <CategoryState category={category} actor={change} />
              </div>
            )}
            {filter !== undefined && <FilterForm key={filter.key} filter={filter} />}
            {!isNew && category === undefined && filter === undefined && <p>{words.choose}</p>}
          </div>
          <div className={stack}>
            <Panel title={words.list}>
              <div className={stack}>
                <ButtonLink icon="plus" href={`${paths.categories}?new=1`}>
                  {words.add}
                </ButtonLink>
                <CategoryTree
                  categories={data.categories}
                  chosen={category}
                  parentId={null}
                  label={words.orderOfMain}
                />
              </div>
            </Panel>
            <Panel title={words.filtersList}>
              <ul className={list}>
                {data.filters.map(({ key, content }) => (
                  <li key={key}>
                    <Link href={`${paths.categories}?filter=${key}`} className={textLink}>
                      {content.name}
                    </Link>{' '}
                    <bdi className={small}>{key}</bdi>
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        </div>
      )}
      <CategoryChangeDialog actor={change} />
    </>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const anchor = css({ outline: 'none', scrollMarginBlockStart: '4' })
const list = css({ display: 'grid', gap: '2' })
const small = css({ textStyle: 'small', color: 'text-2' })
