import { useQuery } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { staffViews as words } from '#i18n/fa/staff-views.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { memberQuery, viewsQuery } from '#staff/app/queries.ts'
import { ColumnChoice, type ColumnChoiceProps } from '#staff/table/ColumnChoice.tsx'
import { withQuery } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ChipLink } from '#src/ui/Chip.tsx'
import { ViewForm } from './ViewForm.tsx'

export type MenuStep = 'menu' | 'columns' | 'view'

/** What is saved of a list, and how its URL says it. */
export type ListViews<Row extends RowData> = Pick<
  ColumnChoiceProps<Row>,
  'columns' | 'shown' | 'usual'
> & {
  list: Schemas['StaffList']
  path: string
  /** The query of a URL as the list writes it, without the page and what it does not know. */
  tidy: (query: URLSearchParams) => string
  /** The URL of what is shown now with other columns. */
  href: (columns: readonly string[] | null) => string
}

type Props<Row extends RowData> = {
  step: MenuStep
  views: ListViews<Row> | undefined
  onStep: (step: MenuStep) => void
  onClose: () => void
  /** Further entries. */
  children: ReactNode
}

/** The list's less common tools: its saved views, its columns, its exports. The columns and the form of a view replace the menu. */
export function ListMenu<Row extends RowData>({ views, ...props }: Props<Row>) {
  return views === undefined ? (
    <div className={stack}>{props.children}</div>
  ) : (
    <ViewsMenu {...props} views={views} />
  )
}

function ViewsMenu<Row extends RowData>(props: Props<Row> & { views: ListViews<Row> }) {
  const { step, views, onStep, onClose, children } = props
  const { list, path, columns, shown, usual, href } = views
  const api = useApi()
  const { data: member } = useQuery(memberQuery(api))
  const { data } = useQuery(viewsQuery(api, list))
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const query = views.tidy(search)
  const tidy = (text: string) => views.tidy(new URLSearchParams(text))
  const all = data?.results ?? []
  const chosen = all.find((view) => tidy(view.query) === query)
  const own = chosen !== undefined && chosen.staff_id === member?.id ? chosen : null
  if (step === 'columns')
    return (
      <Step>
        <ColumnChoice
          columns={columns}
          shown={shown}
          usual={usual}
          onChange={(next) => navigate(href(next), { replace: true })}
        />
      </Step>
    )
  if (step === 'view')
    return (
      <Step>
        <OpenedView list={list} view={own} all={all} query={query} onDone={onClose} />
      </Step>
    )
  return (
    <div className={stack}>
      {all.length > 0 && (
        <nav aria-label={words.label}>
          <p aria-hidden className={css({ textStyle: 'label', marginBlockEnd: '2' })}>
            {words.label}
          </p>
          <div className={wrap}>
            {all.map((view) => (
              <ChipLink
                key={view.id}
                href={withQuery(path, tidy(view.query))}
                selected={view === chosen}
                onClick={onClose}
              >
                {view.staff_id === member?.id ? view.name : words.shared(view.name, fullName(view))}
              </ChipLink>
            ))}
          </div>
        </nav>
      )}
      <div className={wrap}>
        <Button
          look="line"
          size="sm"
          icon={own === null ? 'plus' : 'edit'}
          disabled={own === null && (query === '' || data === undefined)}
          onClick={() => onStep('view')}
        >
          {own === null ? words.save : words.edit}
        </Button>
        <Button look="line" size="sm" icon="grid" onClick={() => onStep('columns')}>
          {words.columns.open}
        </Button>
      </div>
      {children}
    </div>
  )
}

type OpenedProps = Omit<ComponentProps<typeof ViewForm>, 'newest'> & {
  all: readonly Schemas['StaffView'][]
}

/** The form of a view as it was when it opened, also once it was changed or removed elsewhere. */
function OpenedView({ view, all, ...rest }: OpenedProps) {
  const [opened] = useState(view)
  return <ViewForm view={opened} newest={all.find(({ id }) => id === opened?.id)} {...rest} />
}

/** What replaces the menu takes the focus from it. */
function Step({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [])
  return <div ref={place}>{children}</div>
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
const wrap = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
