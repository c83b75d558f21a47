import {
  transitionsIn,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
} from '#charts/graph.ts'

/** The transitions that a state inherits from an ancestor. */
export type Inherited = { from: ChartState; transitions: ChartTransition[] }

/**
 * The inherited transitions of a state, nearest ancestor first, without the events that it ignores and those that a
 * nearer state handles unconditionally. Empty after the machine has ended.
 */
export function inheritedBy(graph: ChartGraph, id: string): Inherited[] {
  const [state, ...around] = pathTo(graph.root, id).toReversed()
  const [parent] = around
  if (state === undefined || (state.kind === 'final' && parent === graph.root)) return []
  const all = transitionsIn(graph)
  const taken = new Set<string>()
  const take = ({ id, ignored }: ChartState): ChartTransition[] => {
    const open = all.filter(({ source, event }) => source === id && !taken.has(event))
    for (const { event, guard } of open) if (guard === null) taken.add(event)
    for (const event of ignored) taken.add(event)
    return open
  }
  take(state)
  return around
    .map((from) => ({ from, transitions: take(from) }))
    .filter(({ transitions }) => transitions.length > 0)
}

/** The states from the root to one, itself included; empty if it does not exist. */
export function pathTo(root: ChartState, id: string): ChartState[] {
  if (root.id === id) return [root]
  const below = root.states.map((state) => pathTo(state, id)).find((way) => way.length > 0)
  return below === undefined ? [] : [root, ...below]
}

/** The joined keys of the states from below the root to one; empty for the root. See `inputKey`. */
export function pathBelow(root: ChartState, id: string): string {
  const [, ...below] = pathTo(root, id)
  return below.map(({ key }) => key).join('.')
}
