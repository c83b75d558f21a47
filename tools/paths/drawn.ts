import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import type { Box } from '#charts/geometry.ts'
import {
  chartGraph,
  statesIn,
  transitionsIn,
  type ChartGraph,
  type ChartTransition,
} from '#charts/graph.ts'
import { layoutChart, type Layout } from '#charts/layout.ts'
import { heightOf, padding, type Line } from '#charts/text-lines.ts'

/** The chart of a machine at one commit; its states and transitions by their ids. */
export type Drawn = {
  machine: AnyStateMachine
  graph: ChartGraph
  layout: Layout
  transitions: ReadonlyMap<string, ChartTransition>
  /** Where the text of each is in the drawing. */
  places: ReadonlyMap<string, Box>
  /** The state that each belongs to: the source of a transition, the parent of a state. */
  owners: ReadonlyMap<string, string>
}

/** Lays out the chart of a machine. */
export async function drawn(machine: AnyStateMachine): Promise<Drawn> {
  const graph = chartGraph(machine)
  const layout = await layoutChart(new ELK(), graph)
  const transitions = new Map(transitionsIn(graph).map((each) => [each.id, each]))
  const owners = new Map<string, string>()
  for (const { id, states } of statesIn(graph.root))
    for (const child of states) owners.set(child.id, id)
  for (const { id, source } of transitions.values()) owners.set(id, source)
  return { machine, graph, layout, transitions, places: placesIn(layout), owners }
}

/**
 * Where a state or a transition of one chart is in the other: in the same place of the chart if it is there, otherwise at
 * the state that it belongs to. Undefined if the other chart has none of them.
 * @param twins the ids of the other chart by those of the one
 */
export function placeInOther(
  id: string,
  one: Drawn,
  other: Drawn,
  twins: ReadonlyMap<string, string>,
): Box | undefined {
  for (let at: string | undefined = id; at !== undefined; at = one.owners.get(at)) {
    const twin = twins.get(at)
    if (twin !== undefined) return other.places.get(twin)
  }
  return undefined
}

function placesIn({ states, edges }: Layout): Map<string, Box> {
  const boxes = [
    ...states.map(({ lines, text }) => ({ lines, box: text })),
    ...edges.map(({ lines, label }) => ({ lines, box: label })),
  ]
  return new Map([
    ...states.map(({ state, text }) => [state.id, text] as const),
    ...boxes.flatMap(({ lines, box }) => transitionPlaces(lines, box)),
  ])
}

/** The lines of each transition within the box of a text. */
function transitionPlaces(lines: readonly Line[], { x, y, width }: Box): [string, Box][] {
  const places = new Map<string, Box>()
  let top = y + padding.block
  for (const line of lines) {
    const height = heightOf(line)
    const known = places.get(line.transition ?? '')
    if (known !== undefined) known.height += height
    else if (line.transition !== undefined)
      places.set(line.transition, { x, y: top, width, height })
    top += height
  }
  return [...places]
}
