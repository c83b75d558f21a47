import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { ListItem } from '#staff/content/ListItem.tsx'
import { moved } from '#staff/content/list-edit.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'

type All = Schemas['StaffCategories']
type Category = All['categories'][number]
type Tree = {
  categories: readonly Category[]
  /** The category whose form is open, up to which the tree is. */
  chosen: Category | undefined
}
type Props = Tree & { parentId: number | null; label: string }

/** The categories under the same one, each with those below it; their order is stored as soon as it is changed. */
export function CategoryTree({ parentId, label, ...tree }: Props) {
  const { categories, chosen } = tree
  const api = useApi()
  const queryClient = useQueryClient()
  const beside = categories.filter(({ content }) => content.parent_id === parentId)
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const placing = useMutation({
    mutationKey: ['place-category', parentId],
    scope: { id: 'place-category' },
    mutationFn: ({ id, place }: { id: number; place: number }) => {
      const known = queryClient.getQueryData<All>(queryKeys.categories)?.categories
      const content = known?.find((each) => each.id === id)?.content
      if (content === undefined) throw new Error('the category is not in the list')
      return unwrap(
        api.PUT('/staff/category/{id}/', {
          params: { path: { id } },
          body: { category: { ...content, place }, expected: content },
        }),
      )
    },
    onSuccess: (all) => queryClient.setQueryData(queryKeys.categories, all),
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.categories }),
    onSettled: () => {
      const left = queryClient.isMutating({ mutationKey: ['place-category', parentId] })
      if (left <= 1) setOrder(null)
    },
  })
  const rows =
    order === null ? beside : order.flatMap((id) => beside.find((each) => each.id === id) ?? [])
  const move = (id: number, place: number, by: -1 | 1) => {
    setOrder(
      moved(
        rows.map((each) => each.id),
        place,
        by,
      ),
    )
    placing.mutate({ id, place: place + by })
  }
  const path = pathTo(categories, chosen)
  return (
    <>
      <div role="group" aria-label={label} className={list}>
        {rows.map((category, place) => {
          const { id, content, below, is_hidden: isHidden, is_shown: isShown } = category
          return (
            <ListItem
              key={id}
              name={content.name}
              href={`${paths.categories}?id=${id}`}
              isCurrent={id === chosen?.id}
              place={place}
              count={rows.length}
              disabled={false}
              onMove={(by) => move(id, place, by)}
            >
              <p className={small}>
                <bdi>{content.slug}</bdi>
                {!isShown && ` · ${isHidden ? words.hidden : words.hiddenAbove}`}
              </p>
              {below > 0 && (
                <details open={path.includes(id)}>
                  <summary className={summary}>{words.below(number(below))}</summary>
                  <CategoryTree {...tree} parentId={id} label={words.order(content.name)} />
                </details>
              )}
            </ListItem>
          )
        })}
      </div>
      <FailureNote failure={placing.error === null ? null : failureOf(placing.error)} />
    </>
  )
}

/** The ids of a category and of those above it. */
function pathTo(categories: readonly Category[], category: Category | undefined): number[] {
  if (category === undefined) return []
  const above = categories.find(({ id }) => id === category.content.parent_id)
  return [category.id, ...pathTo(categories, above)]
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })
const summary = css({
  display: 'list-item',
  minHeight: 'tap',
  paddingBlock: '2.5',
  textStyle: 'small',
  cursor: 'pointer',
})
const small = css({ textStyle: 'small', color: 'text-2', overflowWrap: 'anywhere' })
