import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { comparable, comparableWords } from '#domain/persian.ts'
import { staffCannedReplies as words } from '#i18n/fa/staff-canned-replies.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { detailColumns } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { cannedRepliesQuery } from '#staff/app/queries.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { readId } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { CannedReplyForm } from './CannedReplyForm.tsx'

/** The canned replies, and the form of the one that the URL names, or of a new one. */
export function CannedRepliesPage() {
  const [params] = useSearchParams()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(cannedRepliesQuery(useApi()))
  const chosen = data?.results.find(({ id }) => id === readId(params.get('id')))
  const wanted = comparableWords(search)
  const found = data?.results.filter(({ title, text }) => {
    const all = comparable(`${title} ${text}`)
    return wanted.every((word) => all.includes(word))
  })
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
              {found.length === 0 && (
                <p>{data.results.length === 0 ? words.empty : words.noneFound}</p>
              )}
              <ul className={css({ display: 'grid', gap: '4' })}>
                {found.map(({ id, title, text }) => (
                  <li key={id} className={css({ minWidth: '0' })}>
                    <Link href={`${paths.cannedReplies}?id=${id}`} replace className={textLink}>
                      {title}
                    </Link>
                    <p className={excerpt}>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </Panel>
          <div className={css({ display: 'grid', gap: '4' })}>
            <CannedReplyForm
              key={chosen?.id ?? `new ${data.results.length}`}
              reply={chosen ?? null}
            />
            {chosen !== undefined && (
              <ButtonLink look="line" href={paths.cannedReplies}>
                {words.create}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </>
  )
}

const excerpt = css({
  textStyle: 'small',
  color: 'text-2',
  overflowWrap: 'anywhere',
  lineClamp: '2',
})
