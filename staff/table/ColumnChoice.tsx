import type { ColumnDef, RowData } from '@tanstack/react-table'
import { useRef } from 'react'
import { staffViews } from '#i18n/fa/staff-views.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { columnId } from './DataTable.tsx'
import type { features } from './features.ts'

const words = staffViews.columns

export type ColumnChoiceProps<Row extends RowData> = {
  columns: readonly ColumnDef<typeof features, Row>[]
  /** The ids of the shown columns in their order; null for the default ones. */
  shown: readonly string[] | null
  /** The ids of the default columns; left out: all. */
  usual?: readonly string[]
  onChange: (shown: readonly string[] | null) => void
}

/** Which columns a list shows and in which order; the first one leads to the row and stays. */
export function ColumnChoice<Row extends RowData>({
  columns,
  shown,
  usual,
  onChange,
}: ColumnChoiceProps<Row>) {
  const rows = useRef<HTMLUListElement>(null)
  const all = columns.map((column) => ({ id: columnId(column), name: String(column.header) }))
  const first = all[0]?.id ?? ''
  const byItself = usual ?? all.map(({ id }) => id)
  const ids = shown ?? byItself
  const change = (next: readonly string[]) =>
    onChange(next.join() === byItself.join() ? null : next)
  const ordered = [
    ...ids.flatMap((id) => all.find((each) => each.id === id) ?? []),
    ...all.filter(({ id }) => !ids.includes(id)),
  ]
  const toggle = (id: string) =>
    change(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  const move = (id: string, by: 1 | -1) => {
    const next = ids.filter((each) => each !== id)
    next.splice(ids.indexOf(id) + by, 0, id)
    change(next)
  }
  return (
    <>
      <ul ref={rows} className={css({ display: 'grid' })}>
        {ordered.map(({ id, name }) => {
          const place = ids.indexOf(id)
          const isLast = place === ids.length - 1
          return (
            <li key={id} className={row}>
              <Checkbox
                checked={place >= 0}
                disabled={id === first}
                onChange={() => toggle(id)}
                className={choice}
              >
                {name}
              </Checkbox>
              {place >= 0 && (
                <>
                  <IconButton
                    icon="caret-up"
                    label={words.up(name)}
                    disabled={place === 0}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    icon="caret-down"
                    label={words.down(name)}
                    disabled={isLast}
                    onClick={() => move(id, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        wide
        look="line"
        disabled={shown === null}
        onClick={() => {
          onChange(null)
          rows.current?.querySelector<HTMLElement>('input:enabled')?.focus()
        }}
      >
        {words.reset}
      </Button>
    </>
  )
}

const row = css({ display: 'flex', alignItems: 'center', gap: '1' })
const choice = css({
  flex: '1',
  '&:has(:disabled)': { color: 'text-2', cursor: 'not-allowed' },
  '& input:disabled:checked': { bg: 'text-3', borderColor: 'text-3' },
})
