import { useTable, type ColumnDef, type Header, type RowData } from '@tanstack/react-table'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { css, cx } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { features } from './features.ts'
import { pressInRow } from './list-keys.ts'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './selection.ts'

export type Sort = { id: string; desc: boolean }

type Features = typeof features
export type TableProps<Row extends RowData> = {
  label: string
  /** Must be a stable array across renders. */
  columns: readonly ColumnDef<Features, Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The ids of the shown columns in their order; omitted or null: all of them. */
  shown?: readonly string[] | null
  /** How the server sorted the rows; null for the order that the list has by itself. */
  sort?: Sort | null
  /** Omitted if the order cannot be chosen. Null: as the list is by itself. */
  onSort?: (sort: Sort | null) => void
  /** Whether the rows are still those of the previous query. */
  isStale?: boolean
  /** Omitted if rows cannot be selected. */
  selection?: Selection<Row>
}

/**
 * A table whose rows the server filters, sorts and pages. On phones each row is a card; on wider screens the table scrolls
 * in its own region if it does not fit.
 */
export function DataTable<Row extends RowData>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, shown = null, sort = null, onSort, selection } = props
  const { isStale = false } = props
  const { id: sortedBy, desc = false } = sort ?? {}
  const sorting = useMemo(
    () => (sortedBy === undefined ? [] : [{ id: sortedBy, desc }]),
    [sortedBy, desc],
  )
  const key = shown?.join() ?? null
  const choice = useMemo(() => columnState(columns, key?.split(',') ?? null), [columns, key])
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    defaultColumn: { enableSorting: false },
    manualSorting: true,
    enableSorting: onSort !== undefined,
    sortDescFirst: true,
    state: { sorting, ...choice },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      onSort?.(next ?? null)
    },
  })
  const body = useRef<HTMLTableSectionElement>(null)
  /** The rows that a key left for another page. */
  const left = useRef<readonly Row[] | null>(null)
  useEffect(() => {
    if (left.current === null || left.current === rows || isStale) return
    left.current = null
    body.current?.querySelector('tr')?.focus()
  }, [rows, isStale])
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => markCutEdge(region.current), [])
  return (
    <div ref={region} role="region" aria-label={label} className={scroller} aria-busy={isStale}>
      <table className={cx(grid, isStale && faded)}>
        <caption className={css({ srOnly: true })}>{label}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection !== undefined && <SelectAll rows={rows} selection={selection} />}
              {group.headers.map((header) => (
                <HeaderCell key={header.id} header={header}>
                  <table.FlexRender header={header} />
                </HeaderCell>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {table.getRowModel().rows.map((row, index) => (
            <tr
              key={row.id}
              tabIndex={index === 0 ? 0 : -1}
              onKeyDown={(event) => {
                if (pressInRow(event)) left.current = rows
              }}
            >
              {selection !== undefined && (
                <td data-label={staff.lists.select} className={css({ alignItems: 'center' })}>
                  <SelectBox
                    label={selection.label(row.original)}
                    checked={selection.has(row.original)}
                    disabled={selection.isFixed}
                    onChange={() => selection.onToggle(row.original)}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const content = <table.FlexRender cell={cell} />
                return (
                  <td
                    key={cell.id}
                    data-label={labelOf(cell.column)}
                    className={isPinned(cell.column) ? pinned : undefined}
                  >
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Which columns the table shows and in which order. */
function columnState<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  shown: readonly string[] | null,
) {
  const hidden = shown && columns.map(columnId).filter((id) => !shown.includes(id))
  return {
    columnOrder: [...(shown ?? [])],
    columnVisibility: Object.fromEntries((hidden ?? []).map((id) => [id, false])),
  }
}

/** The id by which a URL names a column. */
export const columnId = (column: { id?: string; accessorKey?: unknown }): string =>
  column.id ?? String(column.accessorKey)

/** The ids of columns, in their order. */
export const columnIds = (columns: readonly { id?: string; accessorKey?: unknown }[]): string[] =>
  columns.map(columnId)

const pinnedIds = new Set(['moves', 'actions'])

/** Sticky action columns. */
const isPinned = ({ id }: { id: string }): boolean => pinnedIds.has(id)

/** Sets `data-cut` while the table can scroll further. */
function markCutEdge(region: HTMLElement | null) {
  if (region === null) return
  const mark = () => {
    // The offset is negative from right to left.
    const hidden = region.scrollWidth - region.clientWidth - Math.abs(region.scrollLeft)
    region.toggleAttribute('data-cut', hidden > 1)
  }
  const observer = new ResizeObserver(mark)
  observer.observe(region)
  for (const child of region.children) observer.observe(child)
  region.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    region.removeEventListener('scroll', mark)
  }
}

const labelOf = ({ columnDef }: { columnDef: { header?: unknown } }) => String(columnDef.header)

type HeaderProps<Row extends RowData> = {
  header: Header<Features, Row>
  children: ReactNode
}

function HeaderCell<Row extends RowData>({ header, children }: HeaderProps<Row>) {
  const { column } = header
  if (!column.getCanSort())
    return (
      <th
        scope="col"
        className={cx(css({ srOnly: { base: true, sm: false } }), isPinned(column) && pinnedHead)}
      >
        {children}
      </th>
    )
  const sorted = column.getIsSorted()
  return (
    <th scope="col" aria-sort={sorted === false ? undefined : order[sorted]}>
      <button
        type="button"
        className={sorter}
        title={staff.lists.sortBy(labelOf(column))}
        onClick={column.getToggleSortingHandler()}
      >
        {children}
        <Icon
          name={sorted === false ? 'sort' : sorted === 'desc' ? 'caret-down' : 'caret-up'}
          size={16}
        />
      </button>
    </th>
  )
}

type AllProps<Row> = { rows: readonly Row[]; selection: Selection<Row> }

function SelectAll<Row>({ rows, selection: { all, has, isFixed } }: AllProps<Row>) {
  const count = rows.filter(has).length
  const isWhole = count === rows.length
  return (
    <th scope="col">
      {all === undefined ? (
        <span className={css({ srOnly: true })}>{staff.lists.select}</span>
      ) : (
        <SelectBox
          label={all.label}
          checked={isWhole}
          isPartly={count > 0 && !isWhole}
          disabled={isFixed}
          onChange={() => all.onToggle(rows, !isWhole)}
        />
      )}
    </th>
  )
}

const order = { asc: 'ascending', desc: 'descending' } as const

/** The containing block of its visually hidden names, which would otherwise widen the page. */
const scroller = css({
  sm: {
    position: 'relative',
    overflowX: 'auto',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    bg: 'surface',
    '&[data-cut]': { boxShadow: 'inset 20px 0 16px -14px {colors.border-strong}' },
  },
})
/** A shadow of the cell itself is not drawn where borders are collapsed. */
const edge = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '100%',
  width: '12px',
  borderInlineEnd: '1px solid {colors.border}',
  backgroundImage: 'linear-gradient(to right, {colors.border-strong}, transparent)',
  pointerEvents: 'none',
} as const
const pinned = css({
  sm: {
    position: 'sticky',
    insetInlineEnd: '0',
    bg: 'surface',
    'tr:hover > &': { bg: 'surface-2' },
    '[data-cut] &': { _after: edge },
  },
})
const pinnedHead = css({
  sm: { position: 'sticky', insetInlineEnd: '0', '[data-cut] &': { _after: edge } },
})
const faded = css({ opacity: '.6', transition: 'opacity {durations.base} .15s' })
const grid = css({
  display: { base: 'block', sm: 'table' },
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'ui',
  '& thead, & tbody': { display: { base: 'block', sm: 'revert' } },
  '& thead tr': {
    display: { base: 'flex', sm: 'table-row' },
    columnGap: '6',
    overflowX: 'auto',
    whiteSpace: 'nowrap',
  },
  '& th': { textStyle: 'small', color: 'text-2', textAlign: 'start' },
  '& tbody tr': { display: { base: 'block', sm: 'table-row' } },
  '& td': {
    display: { base: 'flex', sm: 'table-cell' },
    justifyContent: 'space-between',
    gap: '4',
    textAlign: { base: 'end', sm: 'start' },
    overflowWrap: 'anywhere',
  },
  '& td::before': {
    content: { base: 'attr(data-label)', sm: 'none' },
    flexShrink: '0',
    textStyle: 'small',
    color: 'text-2',
  },
  smDown: {
    '& tbody tr': {
      marginBlockEnd: '3',
      padding: '4',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      bg: 'surface',
    },
    '& td': { paddingBlock: '1' },
    // What cannot break has a line of its own below its label where the two do not fit on one.
    '& td:has([data-unbroken])': { flexWrap: 'wrap' },
  },
  sm: {
    '& th, & td': {
      paddingInline: '3',
      paddingBlock: '3',
      whiteSpace: 'nowrap',
      verticalAlign: 'top',
    },
    '& th': { bg: 'surface-2' },
    '& th > button': { marginBlock: '-3' },
    '& tbody tr': {
      borderBlockStart: '1px solid {colors.border}',
      _hover: { bg: 'surface-2' },
    },
  },
})
const sorter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'tap',
  color: 'inherit',
  cursor: 'pointer',
  _hover: { color: 'text' },
})
