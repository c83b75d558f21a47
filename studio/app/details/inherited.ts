import {
  transitionsIn,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
} from '#studio/app/chart/graph.ts'

/** The transitions that a state around another takes for it. */
export type Inherited = { from: ChartState; transitions: ChartTransition[] }

/**
 * What leads out of a state besides its own transitions: those of the states around it, the nearest first, without the
 * events that it ignores and those that a nearer one takes on no condition. Where the machine has ended, nothing does.
 */
export function inheritedBy(graph: ChartGraph, id: string): Inherited[] {
  const [state, ...around] = wayTo(graph.root, id).toReversed()
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

/** The states from the root down to one, itself included; none where it is not there. */
export function wayTo(root: ChartState, id: string): ChartState[] {
  if (root.id === id) return [root]
  const below = root.states.map((state) => wayTo(state, id)).find((way) => way.length > 0)
  return below === undefined ? [] : [root, ...below]
}

/** The keys of the states below the root down to one, joined; empty for the root. See `inputKey`. */
export function wayBelow(root: ChartState, id: string): string {
  const [, ...below] = wayTo(root, id)
  return below.map(({ key }) => key).join('.')
}
