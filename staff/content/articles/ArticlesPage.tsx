import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { newArticleLimits } from '#api/limits.ts'
import { articleIdIn } from '#domain/content-article.ts'
import { staffArticles as words } from '#i18n/fa/staff-articles.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { textIn } from '#staff/app/form-text.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { articlesQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { readColumns, readId, withQuery, writeQuery } from '#staff/table/list-query.ts'
import { OlderBody } from '#staff/table/OlderBody.tsx'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { BagScene } from '#src/ui/scenes/BagScene.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { articleColumns } from './article-columns.tsx'

/** The articles, newest first, and the beginning of another one. What it shows is in the URL. */
export function ArticlesPage() {
  const [params] = useSearchParams()
  const before = readId(params.get('before'))
  const query = shownIn(params)
  const { lookup, columns } = query
  const filter = lookup === '' ? {} : { lookup }
  const list = useQuery(articlesQuery(useApi(), before === null ? filter : { ...filter, before }))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListToolbar
        title={words.title}
        total={null}
        action={<NewArticle />}
        lookup={{
          hint: words.lookupHint,
          maxLength: longestLookup,
          value: lookup,
          href: (text) => href({ ...query, lookup: text }),
        }}
        views={{
          list: 'articles',
          path: paths.articles,
          columns: articleColumns,
          shown: columns,
          tidy: (text) => writeQuery(shownIn(text)),
          href: (next) => href({ ...query, columns: next, before }),
        }}
      />
      <OlderBody
        list={list}
        columns={articleColumns}
        shown={columns}
        scene={<BagScene />}
        words={words}
        allHref={paths.articles}
        isFiltered={lookup !== '' || before !== null}
        searchedBy={lookup === '' ? null : words.lookupHint}
        before={before}
        olderHref={(next) => href({ ...query, before: next })}
      />
    </>
  )
}

const longestLookup = 60

/** What a URL shows, without the page. */
const shownIn = (query: URLSearchParams) => ({
  lookup: (query.get('lookup') ?? '').slice(0, longestLookup),
  columns: readColumns(query.get('columns'), columnIds(articleColumns)),
})

const href = (query: ReturnType<typeof shownIn> & { before?: number | null }) =>
  withQuery(paths.articles, writeQuery(query))

function NewArticle() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon="plus" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.add}>
        <NewArticleForm />
      </Dialog>
    </>
  )
}

function NewArticleForm() {
  const api = useApi()
  const [, navigate] = useLocation()
  const [isMissing, setMissing] = useState(false)
  const creation = useMutation({
    mutationFn: (title: string) => unwrap(api.POST('/staff/article/', { body: { title } })),
    onSuccess: ({ name }) => {
      const id = articleIdIn(name)
      if (id !== null) navigate(paths.article(id))
    },
  })
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = textIn(new FormData(event.currentTarget), 'title').trim()
    setMissing(title === '')
    if (title !== '') creation.mutate(title)
  }
  return (
    <form className={form} onSubmit={create} noValidate>
      <TextField
        label={words.newTitle}
        name="title"
        maxLength={newArticleLimits.title}
        autoComplete="off"
        error={isMissing ? words.titleMissing : undefined}
      />
      <Button type="submit" icon="plus" busy={creation.isPending} busyLabel={words.creating}>
        {words.create}
      </Button>
      <FailureNote failure={creation.error === null ? null : failureOf(creation.error)} />
    </form>
  )
}

const form = css({ display: 'grid', gap: '3' })
