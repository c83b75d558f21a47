import { useState } from 'react'
import type { Selection } from './selection.ts'

type Options<Row> = {
  /** The filter of the list: another one selects nothing. */
  key: string
  /** How many may be selected. */
  most: number
  words: { row: (name: string) => string; page: string }
  name: (row: Row) => string
}

/** The rows that are selected by hand, also on pages that are not shown. */
export function useSelection<Row extends { id: number }>({ key, most, words, name }: Options<Row>) {
  const [kept, setKept] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: [] })
  const selected = kept.key === key ? kept.rows : []
  const select = (rows: readonly Row[]) => setKept({ key, rows: rows.slice(0, most) })
  const without = (rows: readonly Row[]) =>
    selected.filter(({ id }) => !rows.some((each) => each.id === id))
  const has = ({ id }: Row) => selected.some((each) => each.id === id)
  const selection: Selection<Row> = {
    label: (row) => words.row(name(row)),
    has,
    onToggle: (row) => select(has(row) ? without([row]) : [...selected, row]),
    all: {
      label: words.page,
      onToggle: (rows, isOn) => select(isOn ? [...without(rows), ...rows] : without(rows)),
    },
  }
  return { selected, selection, clear: () => select([]) }
}
