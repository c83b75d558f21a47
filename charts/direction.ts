import { statesIn, type ChartEdge, type ChartGraph, type ChartState } from './graph.ts'

/**
 * The edges that lead back towards the beginning. Drawn upwards, they keep the first state of every box on top. The
 * comparison uses the ancestors of both ends in the innermost box that contains both.
 */
export function backEdges({ root, edges }: ChartGraph): ReadonlySet<ChartEdge> {
  const ways = pathsTo(root)
  const back = new Set<ChartEdge>()
  for (const box of statesIn(root)) {
    const here = edges.flatMap((edge) => siblings(edge, box, ways))
    const rank = ranks(box, here)
    for (const { edge, from, to } of here) {
      if ((rank.get(from) ?? 0) > (rank.get(to) ?? 0)) back.add(edge)
    }
  }
  return back
}

/** An edge as one between two children of a box. */
type Sibling = { edge: ChartEdge; from: string; to: string }

/** The path from the root to each state, itself included. */
function pathsTo(state: ChartState, above: string[] = []): Map<string, string[]> {
  const way = [...above, state.id]
  return new Map([[state.id, way], ...state.states.flatMap((child) => [...pathsTo(child, way)])])
}

function siblings(edge: ChartEdge, box: ChartState, ways: Map<string, string[]>): Sibling[] {
  const [from, to] = [edge.source, edge.target].map((id) => childOn(ways.get(id) ?? [], box.id))
  return from === undefined || to === undefined || from === to ? [] : [{ edge, from, to }]
}

function childOn(way: string[], box: string): string | undefined {
  const index = way.indexOf(box)
  return index < 0 ? undefined : way[index + 1]
}

/**
 * The children of a box in the order in which they are reached from its initial one, breadth first; final states come
 * last.
 */
function ranks(box: ChartState, edges: readonly Sibling[]): Map<string, number> {
  const order = new Map<string, number>()
  const queue: string[] = []
  const reach = (id: string) => {
    if (order.has(id)) return
    order.set(id, order.size)
    queue.push(id)
  }
  for (const { id } of box.states) {
    reach(id)
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      for (const { from, to } of edges) if (from === next) reach(to)
    }
  }
  const ends = box.states.filter(({ kind }) => kind === 'final')
  for (const { id } of ends) order.set(id, Infinity)
  return order
}
