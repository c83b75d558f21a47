import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { staffPricePlans as words } from '#i18n/fa/staff-price-plans.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { pricePlansQuery, queryKeys } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { readId } from '#staff/table/list-query.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { toast } from '#src/ui/toast.ts'
import { planColumns, type Plan } from './plan-columns.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { PriceUndoDialog } from './PriceUndoDialog.tsx'
import { usePriceUndo } from './use-price-undo.ts'

/** The changes of many prices, planned and made, with their undo. Which one is open is in the URL. */
export function PlansPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const openedId = readId(search.get('plan'))
  const { data, error, refetch } = useQuery(pricePlansQuery(api))
  const cancel = useMutation({
    mutationFn: ({ id }: Plan) =>
      unwrap(api.POST('/staff/price-plan/{id}/cancel/', { params: { path: { id } } })),
    onSuccess: (plans, { id, status }) => {
      queryClient.setQueryData(queryKeys.pricePlans, plans)
      void queryClient.invalidateQueries({ queryKey: queryKeys.pricePlan(id) })
      void queryClient.invalidateQueries({ queryKey: queryKeys.anyProduct })
      toast({ text: status === 'planned' ? words.cancelled : words.returned, tone: 'ok' })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.pricePlans }),
  })
  const { mutate } = cancel
  const undo = usePriceUndo()
  const acts = useMemo(
    () => ({
      onCancel: (plan: Plan) => mutate(plan),
      onUndo: ({ id }: Plan) => undo.send({ type: 'change.chosen', id }),
    }),
    [mutate, undo],
  )
  const columns = useMemo(() => planColumns(acts), [acts])
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1' })}>{words.title}</h1>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {words.text}
      </p>
      <FailureNote failure={cancel.error && failureOf(cancel.error)} />
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data?.results.length === 0 && (
        <EmptyState scene={<ParcelScene />} title={words.emptyTitle} text={words.text} />
      )}
      {data !== undefined && data.results.length > 0 && (
        <DataTable
          label={words.table}
          columns={columns}
          rows={data.results}
          rowId={({ id }) => String(id)}
        />
      )}
      {openedId !== null && <PlanPanel key={openedId} id={openedId} onUndo={acts.onUndo} />}
      <PriceUndoDialog actor={undo} />
    </>
  )
}
