import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { useExport } from '#staff/exports/use-export.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ledgerBalancesQuery, ledgerEntriesQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { ListHead } from '#staff/table/ListHead.tsx'
import { readId, writeQuery } from '#staff/table/list-query.ts'
import { OlderBody } from '#staff/table/OlderBody.tsx'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { booksHref, readBooksQuery, type BooksQuery } from './books-query.ts'
import { ledgerColumns } from './ledger-columns.tsx'
import { LedgerAccounts } from './LedgerAccounts.tsx'
import { longestLookup } from './money-query.ts'
import { UnclaimedFunds } from './UnclaimedFunds.tsx'

const words = staffBooks.ledger

/** The accounts of the ledger and their entries. What it shows is in the URL. */
export function LedgerPage() {
  const api = useApi()
  const [search] = useSearchParams()
  const query = shownIn(search)
  const { account, lookup, columns } = query
  const before = readId(search.get('before'))
  const balances = useQuery(ledgerBalancesQuery(api))
  const filter = {
    ...(account !== null && { account }),
    ...(lookup !== null && { lookup }),
  }
  const list = useQuery(ledgerEntriesQuery(api, { ...filter, ...(before !== null && { before }) }))
  const exporting = useExport()
  const href = (change: Partial<BooksQuery>) => booksHref(paths.ledger, { ...query, ...change })
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>{words.newestFirst}</ListHead>
      <section aria-label={words.accounts} className={css({ marginBlockEnd: '6' })}>
        <Awaiting
          data={balances.data}
          error={balances.error}
          onRetry={() => void balances.refetch()}
        />
        {balances.data !== undefined && <LedgerAccounts balances={balances.data} />}
      </section>
      <ListToolbar
        title={words.entries}
        level="h2"
        total={null}
        lookup={{
          hint: staffBooks.lookupHint,
          maxLength: longestLookup,
          value: lookup ?? '',
          href: (text) => href({ lookup: text }),
        }}
        views={{
          list: 'ledger',
          path: paths.ledger,
          columns: ledgerColumns,
          shown: columns,
          tidy: (text) => writeQuery(shownIn(text)),
          href: (next) => href({ columns: next, before }),
        }}
        exporting={{ actor: exporting, choice: { list: 'ledger', ...filter }, total: null }}
      />
      <StateFilter
        label={words.account}
        names={words.kinds}
        totals={undefined}
        chosen={account}
        href={(next) => href({ account: next })}
      />
      {account === 'unclaimed' && <UnclaimedFunds />}
      <OlderBody
        list={list}
        scene={<ArcadeScene />}
        words={{ ...staffBooks, ...words, table: words.entriesTable }}
        allHref={paths.ledger}
        columns={ledgerColumns}
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
  const { account: typed, lookup, columns } = readBooksQuery(search, columnIds(ledgerColumns))
  const account = statesOf(words.kinds).find((each) => each === typed) ?? null
  return { account, lookup, columns }
}
