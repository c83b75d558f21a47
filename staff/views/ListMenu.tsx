import type { RowData } from '@tanstack/react-table'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { staffViews as words } from '#i18n/fa/staff-views.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { secondaryText } from '#staff/table/list-looks.ts'
import { ColumnChoice } from '#staff/table/ColumnChoice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useSavedViews, type ListViews } from './use-saved-views.ts'
import { ViewForm } from './ViewForm.tsx'

export type MenuStep = 'menu' | 'columns' | 'view'

type Props<Row extends RowData> = {
  step: MenuStep
  views: ListViews<Row>
  onStep: (step: MenuStep) => void
  onClose: () => void
  /** The exports of the list. */
  children: ReactNode
}

/** The list's less common tools: its saved views, its columns, its exports. The columns and the form of a view replace the menu. */
export function ListMenu<Row extends RowData>(props: Props<Row>) {
  const { step, views, onStep, onClose, children } = props
  const { list, columns, shown, usual, href } = views
  const { all, own, query, isLoaded } = useSavedViews(views)
  const [, navigate] = useLocation()
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
      <SavedViews views={views} place="menu" onOpen={onClose} />
      <div className={wrap}>
        <Button
          look="line"
          size="sm"
          icon={own === null ? 'plus' : 'edit'}
          disabled={own === null && (query === '' || !isLoaded)}
          onClick={() => onStep('view')}
        >
          {own === null ? words.save : words.edit}
        </Button>
        <Button look="line" size="sm" icon="grid" onClick={() => onStep('columns')}>
          {words.columns.open}
        </Button>
      </div>
      {own === null && query === '' && <p className={secondaryText}>{words.usual}</p>}
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
