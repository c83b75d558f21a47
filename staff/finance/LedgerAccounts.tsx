import { Link } from 'wouter'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { number, toman } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { booksHref } from './books-query.ts'
import { rowLink } from '#staff/table/list-looks.ts'

const words = staffBooks.ledger

/** The balances of the ledger, and whether they add up. */
export function LedgerAccounts({ balances }: { balances: Schemas['LedgerBalances'] }) {
  const { accounts, sum } = balances
  return (
    <>
      {sum === 0 ? (
        <Note tone="ok">{words.balanced}</Note>
      ) : (
        <Note tone="danger" role="alert">
          {words.unbalanced(toman(sum))}
        </Note>
      )}
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlock: '3' })}>
        {words.signs}
      </p>
      <DataTable
        label={words.accountsTable}
        columns={columns}
        rows={accounts}
        rowId={({ kind }) => kind}
      />
    </>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['LedgerBalances']['accounts'][number]>()

const columns = all([
  accessor('kind', {
    header: words.account,
    cell: ({ getValue }) => (
      <Link href={booksHref(paths.ledger, { account: getValue() })} className={rowLink}>
        {words.kinds[getValue()]}
      </Link>
    ),
  }),
  accessor('balance', { header: words.balance, cell: ({ getValue }) => toman(getValue()) }),
  accessor('entries', { header: words.entryCount, cell: ({ getValue }) => number(getValue()) }),
])
