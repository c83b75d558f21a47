import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { largestGiftCard } from '#machines/flows/staff-money-move/money-moves.ts'
import { paths } from '#staff/app/paths.ts'
import { giftCardsQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number, toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { giftCardColumns } from './gift-card-columns.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { filterByState, readMoneyQuery, sliceOf } from './money-query.ts'
import { StateList } from './StateList.tsx'
import { useMoneyMove } from './use-money-move.ts'

const words = staffFinance.giftCards
const issuing = { kind: 'issueGiftCards', id: 0, amount: largestGiftCard } as const

/** The gift cards. What it shows is in the URL. */
export function GiftCardsPage() {
  const [search] = useSearchParams()
  const query = readMoneyQuery(search, {
    states: statesOf(words.states),
    columns: columnIds(giftCardColumns),
  })
  const { state } = query
  const list = useQuery(giftCardsQuery(useApi(), { ...filterByState(query), ...sliceOf(query) }))
  const { data } = list
  const shown = data?.counts.filter((each) => state === null || each.state === state) ?? []
  const amount = shown.reduce((sum, each) => sum + each.amount, 0)
  const actor = useMoneyMove()
  return (
    <>
      <StateList
        name="gift_cards"
        title={words.title}
        total={data === undefined ? null : words.total(number(data.total), toman(amount))}
        lookupHint={words.lookupHint}
        states={words.states}
        totals={data && new Map(data.counts.map((each) => [each.state, each.total]))}
        path={paths.giftCards}
        query={query}
        exported={{ list: 'gift_cards', ...filterByState(query) }}
        found={data?.total ?? 0}
        list={list}
        columns={giftCardColumns}
        words={words}
        action={
          <Button
            size="sm"
            icon="plus"
            onClick={() => actor.send({ type: 'move.chosen', move: issuing })}
          >
            {staffFinance.move.labels.issueGiftCards}
          </Button>
        }
      />
      <MoneyDialog actor={actor} />
    </>
  )
}
