import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { paths } from '#staff/app/paths.ts'
import { discountsQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { discountColumns } from './discount-columns.tsx'
import { DiscountDialog } from './DiscountDialog.tsx'
import { filterByState, readMoneyQuery } from './money-query.ts'
import { StateList } from './StateList.tsx'
import { useDiscountEdit } from './use-discount-edit.ts'

const words = staffFinance.discounts

/** The discount codes. What it shows is in the URL. */
export function DiscountsPage() {
  const [search] = useSearchParams()
  const query = readMoneyQuery(search, {
    states: statesOf(words.states),
    columns: columnIds(discountColumns),
  })
  const list = useQuery(discountsQuery(useApi(), { ...filterByState(query), page: query.page }))
  const { data } = list
  const actor = useDiscountEdit()
  return (
    <>
      <StateList
        name="discounts"
        title={words.title}
        total={data === undefined ? null : words.total(number(data.total))}
        lookupHint={words.lookupHint}
        states={words.states}
        totals={data && new Map(data.counts.map((each) => [each.state, each.total]))}
        path={paths.discounts}
        query={query}
        exported={{ list: 'discounts', ...filterByState(query) }}
        found={data?.total ?? 0}
        list={list}
        columns={discountColumns}
        words={words}
        action={
          <Button
            size="sm"
            icon="plus"
            onClick={() => actor.send({ type: 'edit.chosen', discount: null })}
          >
            {words.add}
          </Button>
        }
      />
      <DiscountDialog actor={actor} />
    </>
  )
}
