import { eventName } from '#charts/names.ts'
import { statesIn, type ChartState } from '#charts/graph.ts'
import { statesAt } from '#walks/recording/state-path.ts'
import type { Differences, MachineChanges } from './against.ts'
import type { ChartDifferences } from './against-charts.ts'
import type { Drawn } from './drawn.ts'

/** The recorded tables whose rows belong to a state. */
export type Table = 'states' | 'transitions' | 'refusals' | 'views'

/** What differs in the recorded tables at a state, and for steps and refusals at one event or call of it. */
export type RecordedChange = {
  table: Table
  /** The id of the state in the charts. */
  state: string
  /** The event of steps, the call of refusals. */
  of: string | null
  gone: string[]
  added: string[]
}

/** What the charts of a machine say of its changes: the drawings, and their differences on each side. */
type Charts = { old: Drawn; now: Drawn; found: Record<'before' | 'after', ChartDifferences> }

/**
 * What differs in the recorded tables of a machine, and is not already a difference of its charts: a state that was
 * added or removed explains all its rows, and a changed transition the steps that it takes.
 */
export function recordedChanges(changes: MachineChanges, charts: Charts): RecordedChange[] {
  const groups = new Map<string, RecordedChange>()
  for (const row of rowsOf(changes)) {
    const state = stateOf(row, charts.now) ?? stateOf(row, charts.old)
    if (state === undefined || isInCharts(row, state, charts)) continue
    const key = [row.table, state, row.event].join('|')
    const of = row.event?.replace(/^xstate\.error\.actor\./, '') ?? null
    const group = groups.get(key) ?? { table: row.table, state, of, gone: [], added: [] }
    group.gone.push(...row.gone)
    group.added.push(...row.added)
    groups.set(key, group)
  }
  return [...groups.values()]
}

type Row = {
  table: Table
  /** As it is recorded: the regions of a parallel one are joined by `+`. */
  path: string
  event: string | null
  gone: string[]
  added: string[]
}

function rowsOf({ machine, states, transitions, refusals, views }: MachineChanges): Row[] {
  return [
    ...tableRows('states', states, (name) => [name, null, name]),
    ...[['transitions', transitions] as const, ['refusals', refusals] as const].flatMap(
      ([table, all]) =>
        tableRows(table, all, (name) => {
          const [path = '', step = ''] = splitAt(name, ': ')
          const [event = '', detail = ''] = splitAt(step, ' ')
          return [path, event, detail || eventName(event)]
        }),
    ),
    ...tableRows('views', views, (name) => {
      const path = name.startsWith(`${machine}.`) ? name.slice(machine.length + 1) : name
      return [path, null, path]
    }),
  ]
}

/** @param partsOf the path of the state, the event, and what is named by what was added or removed */
function tableRows(
  table: Table,
  { added, gone, changed }: Differences,
  partsOf: (name: string) => [path: string, event: string | null, text: string],
): Row[] {
  const row = (name: string, more: (text: string) => Pick<Row, 'gone' | 'added'>): Row => {
    const [path, event, text] = partsOf(name)
    return { table, path, event, ...more(text) }
  }
  return [
    ...gone.map((name) => row(name, (text) => ({ gone: [text], added: [] }))),
    ...added.map((name) => row(name, (text) => ({ gone: [], added: [text] }))),
    ...changed.map(({ name, before, after }) =>
      row(name, () => ({ gone: without(before, after), added: without(after, before) })),
    ),
  ]
}

/** The parts of lines that the other lines do not have; the lines themselves where only their order differs. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const partsOf = (line: string) => line.split(/; | · /)
  const known = new Set(others.flatMap(partsOf))
  return lines.map((line) => {
    const parts = partsOf(line).filter((part) => !known.has(part))
    return parts.length > 0 ? parts.join('; ') : line
  })
}

function splitAt(text: string, separator: string): string[] {
  const [first = '', ...rest] = text.split(separator)
  return [first, rest.join(separator)]
}

/** Of several regions, the one that accepts the event; otherwise the first. */
function stateOf({ path, event }: Row, { machine, graph, transitions }: Drawn): string | undefined {
  const ids = statesIn(graph.root).map(({ id }: ChartState) => id)
  const regions = statesAt(path, machine.id, ids)
  const sources = [...transitions.values()]
    .filter((each) => event !== null && each.event === eventName(event))
    .map(({ source }) => source)
  return regions.find((id) => sources.some((source) => isWithin(id, source))) ?? regions[0]
}

const isWithin = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`)

function isInCharts({ event }: Row, state: string, { old, now, found }: Charts): boolean {
  const sides = [
    { drawing: old, differences: found.before },
    { drawing: now, differences: found.after },
  ]
  return sides.some(({ drawing, differences: { states, transitions } }) => {
    const difference = states.get(state)
    if (difference === 'added' || difference === 'gone') return true
    return [...transitions.keys()].some((id) => {
      const transition = drawing.transitions.get(id)
      if (transition === undefined || event === null) return false
      return transition.event === eventName(event) && isWithin(state, transition.source)
    })
  })
}
