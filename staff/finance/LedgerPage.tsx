import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ledgerBalancesQuery, ledgerEntriesQuery } from '#staff/app/queries.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { ListRows } from '#staff/table/ListRows.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { OlderLinks } from '#staff/table/OlderLinks.tsx'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { booksHref, readBooksQuery, type BooksQuery } from './books-query.ts'
import { ledgerColumns } from './ledger-columns.tsx'
import { LedgerAccounts } from './LedgerAccounts.tsx'
import { longestLookup } from './money-query.ts'

const words = staffBooks.ledger

/** The accounts of the ledger and their entries. What it shows is in the URL. */
export function LedgerPage() {
  const api = useApi()
  const [search] = useSearchParams()
  const query = readBooksQuery(search)
  const { lookup, before } = query
  const account = statesOf(words.kinds).find((each) => each === query.account) ?? null
  const balances = useQuery(ledgerBalancesQuery(api))
  const list = useQuery(
    ledgerEntriesQuery(api, {
      ...(account !== null && { account }),
      ...(lookup !== null && { lookup }),
      ...(before !== null && { before }),
    }),
  )
  const href = (change: Partial<BooksQuery>) =>
    booksHref(paths.ledger, { account, lookup, ...change })
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
      <h2 className={css({ textStyle: 'h2', marginBlockEnd: '4' })}>{words.entries}</h2>
      <Lookup
        key={lookup}
        hint={staffBooks.lookupHint}
        maxLength={longestLookup}
        value={lookup ?? ''}
        href={(text) => href({ lookup: text })}
      />
      <StateFilter
        label={words.account}
        names={words.kinds}
        totals={undefined}
        chosen={account}
        href={(next) => href({ account: next })}
      />
      <ListRows
        list={list}
        scene={<ArcadeScene />}
        words={{ ...words, table: words.entriesTable }}
        allHref={paths.ledger}
        columns={ledgerColumns}
      />
      <OlderLinks
        words={staffBooks}
        isLater={before !== null}
        next={list.data?.next}
        href={(next) => href({ before: next })}
      />
    </>
  )
}
