import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { membersQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { textLink } from '#src/ui/text-link.ts'
import { RolesForm } from './RolesForm.tsx'

const words = staff.members

/** Everyone with a role, and the form that changes the roles of an account. */
export function MembersPage() {
  const [search] = useSearchParams()
  const phone = search.get('phone') ?? ''
  const { data, error, refetch } = useQuery(membersQuery(useApi()))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1', marginBlockEnd: '4' })}>{words.title}</h1>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} height="320px" />
      {data !== undefined && (
        <div className={css({ display: 'grid', gap: '4' })}>
          <DataTable
            label={words.table}
            columns={columns}
            rows={data.results}
            rowId={({ id }) => String(id)}
          />
          <RolesForm key={phone} phone={phone} members={data.results} />
        </div>
      )}
    </>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['StaffMembers']['results'][number]>()

const columns = all([
  accessor(fullName, { id: 'name', header: words.columns.name }),
  accessor('phone_number', {
    header: words.columns.phone,
    cell: ({ getValue }) => <bdi>{phoneNumber(getValue())}</bdi>,
  }),
  accessor(({ roles }) => roles.map((role) => staff.roles[role]).join('، '), {
    id: 'roles',
    header: words.columns.roles,
  }),
  accessor('id', {
    id: 'edit',
    header: words.columns.edit,
    cell: ({ row: { original } }) => (
      <Link
        href={`${paths.members}?phone=${original.phone_number}`}
        className={cx(textLink, css({ marginBlock: '-3' }))}
        aria-label={words.edit(fullName(original))}
      >
        {words.columns.edit}
      </Link>
    ),
  }),
])
