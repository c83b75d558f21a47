import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { staffViews as words } from '#i18n/fa/staff-views.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { viewsQuery } from '#staff/app/queries.ts'
import { withQuery } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { ViewForm } from './ViewForm.tsx'

type Props = {
  list: Schemas['StaffList']
  path: string
  /** What the list shows, without the page. */
  query: string
  /** A query as the list writes it now, without what it no longer knows. */
  tidy: (query: string) => string
  /** Undefined before it is known. */
  memberId: number | undefined
  /** Further buttons beside that of the views. */
  children: ReactNode
}

/** The saved views of a list as links, and what it shows now under a name. */
export function ListViews({ list, path, query, tidy, memberId, children }: Props) {
  const { data } = useQuery(viewsQuery(useApi(), list))
  const [form, setForm] = useState<{ isOpen: boolean; view: Schemas['StaffView'] | null }>({
    isOpen: false,
    view: null,
  })
  const views = data?.results ?? []
  const chosen = views.find((view) => tidy(view.query) === query)
  const own = chosen !== undefined && chosen.staff_id === memberId ? chosen : null
  const open = (view: Schemas['StaffView'] | null) => setForm({ isOpen: true, view })
  const close = () => setForm(({ view }) => ({ isOpen: false, view }))
  return (
    <>
      {views.length > 0 && (
        <nav aria-label={words.label} className={cx(chipRow, css({ marginBlockEnd: '3' }))}>
          {views.map((view) => (
            <ChipLink
              key={view.id}
              href={withQuery(path, tidy(view.query))}
              selected={view === chosen}
            >
              {view.staff_id === memberId ? view.name : words.shared(view.name, fullName(view))}
            </ChipLink>
          ))}
        </nav>
      )}
      <div className={row}>
        {own === null ? (
          <Button
            look="line"
            size="sm"
            icon="plus"
            disabled={query === '' || data === undefined}
            onClick={() => open(null)}
          >
            {words.save}
          </Button>
        ) : (
          <Button look="line" size="sm" icon="edit" onClick={() => open(own)}>
            {words.edit}
          </Button>
        )}
        {children}
      </div>
      <Dialog
        open={form.isOpen}
        onClose={close}
        title={form.view === null ? words.create : words.change(form.view.name)}
      >
        <ViewForm
          key={form.view?.id}
          list={list}
          view={form.view}
          newest={views.find(({ id }) => id === form.view?.id)}
          query={query}
          onDone={close}
        />
      </Dialog>
    </>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockEnd: '3' })
