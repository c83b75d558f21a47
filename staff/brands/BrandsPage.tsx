import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { comparable } from '#domain/persian.ts'
import { staffBrands as words } from '#i18n/fa/staff-brands.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { detailColumns } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { brandsQuery } from '#staff/app/queries.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { readId } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { BrandForm } from './BrandForm.tsx'

/** The brands, and the form of the one that the URL names, or of a new one. */
export function BrandsPage() {
  const [params] = useSearchParams()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(brandsQuery(useApi()))
  const chosen = data?.results.find(({ id }) => id === readId(params.get('id')))
  const wanted = comparable(search)
  const found = data?.results.filter(({ name, english_name: english }) =>
    comparable(`${name} ${english}`).includes(wanted),
  )
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {found !== undefined && words.total(number(found.length))}
      </ListHead>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && found !== undefined && (
        <div className={detailColumns}>
          <Panel title={words.list}>
            <div className={css({ display: 'grid', gap: '4' })}>
              <TextField
                label={words.search}
                type="search"
                value={search}
                maxLength={100}
                onChange={({ target }) => setSearch(target.value)}
              />
              {found.length === 0 && <p>{words.noneFound}</p>}
              <ul className={list}>
                {found.map(({ id, name, english_name: english, products }) => (
                  <li key={id}>
                    <Link href={`${paths.brands}?id=${id}`} className={textLink}>
                      {name}
                    </Link>
                    <p className={css({ textStyle: 'small', color: 'text-2' })}>
                      <bdi>{english}</bdi> · {words.products(number(products))}
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          </Panel>
          <div className={css({ display: 'grid', gap: '4' })}>
            <BrandForm key={chosen?.id ?? `new ${data.results.length}`} brand={chosen ?? null} />
            {chosen !== undefined && (
              <ButtonLink look="line" href={paths.brands}>
                {words.create}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
})
