import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { css } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { discountsQuery } from '#staff/app/queries.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { discountColumns } from './discount-columns.tsx'
import { DiscountDialog } from './DiscountDialog.tsx'
import { longestLookup, readMoneyQuery, type MoneyQuery } from './money-query.ts'
import { useDiscountEdit } from './use-discount-edit.ts'

const words = staffFinance.discounts

/** The discount codes. What it shows is in the URL. */
export function DiscountsPage() {
  const [search] = useSearchParams()
  const query = readMoneyQuery(search, statesOf(words.states))
  const { state, lookup, page } = query
  const list = useQuery(
    discountsQuery(useApi(), {
      ...(state !== null && { state }),
      ...(lookup !== '' && { lookup }),
      page,
    }),
  )
  const { data } = list
  const actor = useDiscountEdit()
  const href = (change: Partial<MoneyQuery<string>>) =>
    withQuery(paths.discounts, writeQuery({ ...query, page: 1, ...change }))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {data !== undefined && words.total(number(data.total))}
      </ListHead>
      <div className={tools}>
        <Lookup
          key={lookup}
          hint={words.lookupHint}
          maxLength={longestLookup}
          value={lookup}
          href={(text) => href({ lookup: text })}
        />
        <Button
          icon="plus"
          onClick={() => actor.send({ type: 'edit.chosen', discount: null })}
          className={css({ marginBlockStart: { sm: '24px' }, marginBlockEnd: '4' })}
        >
          {words.add}
        </Button>
      </div>
      <StateFilter
        label={staffFinance.state}
        names={words.states}
        totals={data && new Map(data.counts.map((each) => [each.state, each.total]))}
        chosen={state}
        href={(next) => href({ state: next })}
      />
      <ListBody
        list={list}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ArcadeScene />}
        words={words}
        allHref={paths.discounts}
        columns={discountColumns}
      />
      <DiscountDialog actor={actor} />
    </>
  )
}

const tools = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { base: 'stretch', sm: 'flex-start' },
  columnGap: '4',
  '& > form': { flex: '1' },
})
