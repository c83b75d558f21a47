import { conditionOf, transitionsIn, type ChartState } from '#charts/graph.ts'
import type { StudioMachine } from '#studio/app/machines.ts'

/** Display names for the ids and paths in the report, as the chart of a machine shows them. */
export type ShortForms = {
  /** `cart: done · cart [isComplete]`; the id itself if the chart does not have it. */
  transition: (id: string) => string
  /** A state in one line, as `statePath` writes it, by the names of its innermost states. */
  state: (path: string) => string
}

export function shortFormsOf({ graph, names }: Pick<StudioMachine, 'graph' | 'names'>): ShortForms {
  const transitions = new Map(transitionsIn(graph).map((each) => [each.id, each]))
  const ways = graph.root.states.flatMap((state) => pathsIn(state))
  const nameOf = (path: string) => {
    const [way, ...others] = ways.filter(({ keys }) => keys === path || keys.endsWith(`.${path}`))
    return way === undefined || others.length > 0 ? path : (names.get(way.id) ?? path)
  }
  return {
    transition: (id) => {
      const found = transitions.get(id)
      if (found === undefined) return id
      const { source, event } = found
      return [`${names.get(source) ?? source}:`, event, conditionOf(found)]
        .filter(Boolean)
        .join(' ')
    },
    state: (path) => path.split(' + ').map(nameOf).join(' + '),
  }
}

/** The joined keys down to each state. */
function pathsIn(state: ChartState, above = ''): { id: string; keys: string }[] {
  const keys = `${above}${state.key}`
  return [{ id: state.id, keys }, ...state.states.flatMap((child) => pathsIn(child, `${keys}.`))]
}
