import { useEffect, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { newKey } from '#machines/kernel/key.ts'
import { finishSelection, isFinished } from './finished-selections.ts'
import type { Selection } from './selection.ts'

type Kept<Row> = {
  /** Of the selection while it grows and shrinks, in every entry of the history; null for one that was never begun. */
  id: string | null
  key: string
  rows: readonly Row[]
  isAll: boolean
}

type Options<Row> = {
  /** The filter of the list: another one selects nothing. */
  key: string
  /** What the list shows now, with what has changed since it was selected. */
  shown: readonly Row[] | undefined
  /** What of a row the entry of the history keeps, which browsers write to the disk. */
  stored: (row: Row) => Row
  /** How many may be selected. */
  most: number
  words: { row: (name: string) => string; page: string }
  name: (row: Row) => string
}

/**
 * The rows that are selected, by hand or all results of the list, including on pages that are not shown. The entry of the
 * history keeps them for whoever opens a row and goes back; once nothing is selected any more, no entry brings them back.
 */
export function useSelection<Row extends { id: number }>(options: Options<Row>) {
  const { key, shown = [], stored, most, words, name } = options
  const [kept, setKept] = useState(() => keptIn<Row>(history.state, key) ?? nothing<Row>(key))
  const [shownKey, setShownKey] = useState(key)
  if (key !== shownKey) {
    setShownKey(key)
    setKept(keptIn<Row>(history.state, key) ?? kept)
  }
  const search = useSearch()
  useEffect(() => {
    if (kept.key !== key) return
    // A dialog has an entry of its own: that of the page, like those before it, still has the rows.
    if (kept.rows.length === 0 && kept.id !== null) finishSelection(kept.id)
    if (location.search === search) keepInHistory({ ...kept, rows: kept.rows.map(stored) })
  }, [kept, key, stored, search])
  const isKept = kept.key === key
  const selected = isKept
    ? kept.rows.map((row) => shown.find(({ id }) => id === row.id) ?? row)
    : []
  const select = (rows: readonly Row[], isAll = false) =>
    setKept({
      id: selected.length > 0 ? kept.id : newKey(),
      key,
      rows: rows.slice(0, most),
      isAll,
    })
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
    /** Also for a flow that began under another filter. */
    clear: () => setKept((current) => ({ ...current, rows: [], isAll: false })),
    selectAll: (rows: readonly Row[]) => select(rows, true),
  }
}

const nothing = <Row>(key: string): Kept<Row> => ({ id: null, key, rows: [], isAll: false })

/** The unfinished selection that an entry of the history has of a list with this filter; null if it has none. */
function keptIn<Row>(state: { selection?: Kept<Row> } | null, key: string): Kept<Row> | null {
  const kept = state?.selection
  return kept?.key === key && !isFinished(kept.id) ? kept : null
}

function keepInHistory(selection: Kept<unknown>): void {
  const state: object | null = history.state
  if (selection.rows.length === 0 && (state === null || !('selection' in state))) return
  try {
    history.replaceState({ ...state, selection }, '')
  } catch {
    // Safari refuses a hundred changes within half a minute; the next one keeps them all.
  }
}
