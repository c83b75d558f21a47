import { useState } from 'react'
import type { Selection } from './selection.ts'

type Kept<Row> = { key: string; rows: readonly Row[]; isAll: boolean }

type Options<Row> = {
  /** The filter of the list: another one selects nothing. */
  key: string
  /** How many may be selected. */
  most: number
  words: { row: (name: string) => string; page: string }
  name: (row: Row) => string
}

/** The rows that are selected, by hand or all results of the list, including on pages that are not shown. */
export function useSelection<Row extends { id: number }>({ key, most, words, name }: Options<Row>) {
  const [kept, setKept] = useState<Kept<Row>>({ key, rows: [], isAll: false })
  const isKept = kept.key === key
  const selected = isKept ? kept.rows : []
  const select = (rows: readonly Row[], isAll = false) =>
    setKept({ key, rows: rows.slice(0, most), isAll })
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
  return {
    selected,
    selection,
    /** Whether they were selected as all results, and nothing was taken out or added since. */
    isAll: isKept && kept.isAll,
    clear: () => select([]),
    selectAll: (rows: readonly Row[]) => select(rows, true),
  }
}
