import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import { useExport } from '#staff/exports/use-export.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { paymentsQuery } from '#staff/app/queries.ts'
import { activeFilter, namedChoice } from '#staff/table/active-filters.ts'
import { activeDays } from '#staff/table/days.ts'
import { DaysFilter } from '#staff/table/DaysFilter.tsx'
import { FilterLinks } from '#staff/table/FilterLinks.tsx'
import { columnIds } from '#staff/table/DataTable.tsx'
import { readId, writeQuery } from '#staff/table/list-query.ts'
import { OlderBody } from '#staff/table/OlderBody.tsx'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { booksHref, readBooksQuery, type BooksQuery } from './books-query.ts'
import { longestLookup } from './money-query.ts'
import { paymentColumns } from './payment-columns.tsx'

const words = staffBooks.payments

/** The payments of all customers. What it shows is in the URL. */
export function PaymentsPage() {
  const [search] = useSearchParams()
  const query = shownIn(search)
  const { state, gateway, from, to, lookup, columns } = query
  const before = readId(search.get('before'))
  const filter = {
    ...(state !== null && { status: state }),
    ...(gateway !== null && { gateway }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(lookup !== null && { lookup }),
  }
  const list = useQuery(paymentsQuery(useApi(), { ...filter, ...(before !== null && { before }) }))
  const { data } = list
  const exporting = useExport()
  const gateways = (data?.gateways ?? []).map(({ code, name }) => ({
    value: code,
    name: name ?? words.wallet,
  }))
  const href = (change: Partial<BooksQuery>) => booksHref(paths.payments, { ...query, ...change })
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListToolbar
        title={words.title}
        total={
          data !== undefined &&
          (data.is_total_capped ? words.moreThan : words.total)(number(data.total))
        }
        lookup={{
          hint: staffBooks.lookupHint,
          maxLength: longestLookup,
          value: lookup ?? '',
          href: (text) => href({ lookup: text }),
        }}
        renderFilters={(form) => (
          <>
            <FilterLinks
              label={words.gateway}
              everything={words.allGateways}
              choices={gateways}
              chosen={gateway}
              isNamed
              href={(next) => href({ gateway: next })}
            />
            <DaysFilter key={`${from}:${to}`} from={from} to={to} href={href} {...form} />
          </>
        )}
        activeFilters={[
          ...activeFilter(
            gateway,
            (chosen) =>
              namedChoice(
                words.gateway,
                gateways.find(({ value }) => value === chosen)?.name ?? chosen,
              ),
            href({ gateway: null }),
          ),
          ...activeDays(query, href),
        ]}
        views={{
          list: 'payments',
          path: paths.payments,
          columns: paymentColumns,
          shown: columns,
          tidy: (text) => writeQuery(shownIn(text)),
          href: (next) => href({ columns: next, before }),
        }}
        exporting={{
          actor: exporting,
          choice: { list: 'payments', ...filter },
          total: data?.is_total_capped === true ? null : (data?.total ?? 0),
        }}
      />
      <StateFilter
        label={words.state}
        names={words.states}
        totals={undefined}
        chosen={state}
        href={(next) => href({ state: next })}
      />
      <OlderBody
        list={list}
        scene={<ArcadeScene />}
        words={{ ...staffBooks, ...words }}
        allHref={paths.payments}
        columns={paymentColumns}
        shown={columns}
        searchedBy={lookup === null ? null : staffBooks.lookupHint}
        before={before}
        olderHref={(next) => href({ before: next })}
      />
    </>
  )
}

/** What a URL shows, without the page. */
function shownIn(search: URLSearchParams) {
  const query = readBooksQuery(search, columnIds(paymentColumns))
  const { gateway, from, to, lookup, columns } = query
  const state = statesOf(words.states).find((each) => each === query.state) ?? null
  return { state, gateway, from, to, lookup, columns }
}
