import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { operations } from '#api/schema.d.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { ChosenOrder } from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { queryKeys } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

const words = staffOrders.selection

type Props = {
  /** All rows of the page are selected, and there are more results. */
  isOffered: boolean
  filter: Omit<operations['selectStaffOrders']['parameters']['query'], 'expected_total'>
  /** How many results the list shows. */
  total: number
  /** How many may be selected. */
  most: number
  onSelected: (orders: readonly ChosenOrder[]) => void
}

/**
 * Selects all results of the list, on all pages; refused if they are no longer as many as the button says. The focus goes to
 * the bar that says what is selected, as the button is removed then.
 */
export function SelectAllResults({ isOffered, filter, total, most, onSelected }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const selecting = useMutation({
    mutationFn: (expected_total: number) =>
      unwrap(
        api.GET('/staff/order-selection/', { params: { query: { ...filter, expected_total } } }),
      ),
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.allOrders }),
  })
  const select = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    selecting.mutate(total, {
      onSuccess: ({ orders }) => {
        currentTarget.closest<HTMLElement>('[role=group]')?.focus()
        onSelected(orders)
      },
    })
  return (
    <>
      {isOffered && total > most && (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>
          {words.tooMany(number(total), number(most))}
        </p>
      )}
      {isOffered && total <= most && (
        <Button
          look="line"
          size="sm"
          icon="check"
          busy={selecting.isPending}
          busyLabel={words.selecting}
          onClick={select}
        >
          {words.results(number(total))}
        </Button>
      )}
      <FailureNote failure={selecting.error === null ? null : failureOf(selecting.error)} />
    </>
  )
}
