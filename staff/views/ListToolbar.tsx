import type { RowData } from '@tanstack/react-table'
import { useId, useRef, useState, type ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import type { ExportedEntries } from '#machines/flows/staff-export/staff-export.types.ts'
import type { StaffExportActor } from '#machines/flows/staff-export/staff-export.machine.ts'
import { css, cx } from '#styled/css/index.js'
import { ExportButtons } from '#staff/exports/ExportButtons.tsx'
import { ExportProgress } from '#staff/exports/ExportProgress.tsx'
import type { ActiveFilter } from '#staff/table/active-filters.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup, lookupText, type LookupProps } from '#staff/table/Lookup.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useChipFocus } from './use-chip-focus.ts'
import { ListMenu, type MenuStep } from './ListMenu.tsx'
import { SavedViews } from './SavedViews.tsx'
import type { ListViews } from './use-saved-views.ts'

const words = staff.lists

/** What the form among the filters gets: its id, and what to do once its fields are right. */
export type FilterForm = { formId: string; onApply: () => void }

type Props<Row extends RowData> = {
  title: string
  level?: 'h1' | 'h2'
  /** How much the list has. */
  total: ReactNode
  action?: ReactNode
  lookup?: LookupProps
  /** What narrows the list down besides its search and its states. */
  renderFilters?: (form: FilterForm) => ReactNode
  activeFilters?: readonly ActiveFilter[]
  /** Saved views and columns. */
  views?: ListViews<Row>
  /** The page's own flow, so that an export continues while the menu is closed. */
  exporting?: { actor: StaffExportActor; choice: ExportedEntries; total: number | null }
}

type ToolbarPanel = 'filters' | MenuStep

/** The heading of a list with one row of tools: the search, the filters and a menu of all else; below it the saved views. */
export function ListToolbar<Row extends RowData>(props: Props<Row>) {
  const {
    title,
    level,
    total,
    action,
    lookup,
    renderFilters,
    activeFilters = noFilters,
    views,
    exporting,
  } = props
  const [{ isOpen, panel }, setPanel] = useState<{ isOpen: boolean; panel: ToolbarPanel }>({
    isOpen: false,
    panel: 'menu',
  })
  const open = (next: ToolbarPanel) => setPanel({ isOpen: true, panel: next })
  const close = () => setPanel({ isOpen: false, panel })
  const formId = useId()
  const searched =
    lookup === undefined || lookup.value === ''
      ? []
      : [{ name: words.searched(lookupText(lookup.value)), href: lookup.href('') }]
  const chips = [...searched, ...activeFilters]
  const field = useRef<HTMLInputElement>(null)
  const { nav, leave } = useChipFocus(chips.length, field)
  return (
    <>
      <ListHead
        title={title}
        level={level}
        action={action}
        tools={
          <>
            {lookup !== undefined && <Lookup {...lookup} field={field} />}
            {renderFilters !== undefined && (
              <Button
                look="line"
                size="sm"
                className={cx(tool, activeFilters.length > 0 && isFiltered)}
                aria-haspopup="dialog"
                onClick={() => open('filters')}
              >
                <Icon name="filter" size={20} className={css({ hideBelow: 'sm' })} />
                {words.filters(activeFilters.length === 0 ? null : number(activeFilters.length))}
              </Button>
            )}
            {views !== undefined && (
              <Button
                look="line"
                size="sm"
                className={tool}
                aria-haspopup="dialog"
                onClick={() => open('menu')}
              >
                {words.more}
              </Button>
            )}
          </>
        }
      >
        {total}
      </ListHead>
      {views !== undefined && <SavedViews views={views} place="row" />}
      {chips.length > 0 && (
        <nav
          ref={nav}
          aria-label={words.active}
          className={cx(chipRow, css({ marginBlockEnd: '2' }))}
        >
          {chips.map(({ name, href }, place) => (
            <ChipLink key={name} href={href} removes onClick={() => leave(place)}>
              <span className={css({ srOnly: true })}>{words.removeFilter}</span> {name}
            </ChipLink>
          ))}
        </nav>
      )}
      {exporting !== undefined && <ExportProgress actor={exporting.actor} />}
      <Dialog open={isOpen} onClose={close} title={words.panels[panel]}>
        {panel === 'filters' && renderFilters !== undefined && (
          <div className={stack}>
            {renderFilters({ formId, onApply: close })}
            {/* Unsubmitted input counts, too: the form closes the panel unless something in it is invalid. */}
            <Button
              wide
              type="submit"
              form={formId}
              onClick={({ currentTarget }) => {
                if (currentTarget.form === null) close()
              }}
            >
              {words.showResults}
            </Button>
          </div>
        )}
        {panel !== 'filters' && views !== undefined && (
          <ListMenu step={panel} views={views} onStep={open} onClose={close}>
            {exporting !== undefined && <ExportButtons {...exporting} onRequest={close} />}
          </ListMenu>
        )}
      </Dialog>
    </>
  )
}

const noFilters: readonly ActiveFilter[] = []

/** The height of the search field. */
const tool = css({ minHeight: 'control', paddingInline: '3' })
const isFiltered = css({ borderColor: 'brand', color: 'brand-text' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
