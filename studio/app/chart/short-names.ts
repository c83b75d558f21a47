import type { ChartState } from '#charts/graph.ts'

/** The display names of states by their ids: as much of each path as is needed to distinguish it within its chart. */
export function shortNames(root: ChartState): ReadonlyMap<string, string> {
  const ways = pathsIn(root)
  const names = ways.flatMap(({ way }) => endsOf(way))
  const times = Map.groupBy(names, (name) => name)
  return new Map(
    ways.map(({ id, way }) => [
      id,
      endsOf(way).find((name) => times.get(name)?.length === 1) ?? id,
    ]),
  )
}

type Way = { id: string; way: string[] }

/** The path of keys from the root to each state. */
function pathsIn({ id, key, states }: ChartState, above: string[] = []): Way[] {
  const way = [...above, key]
  return [{ id, way }, ...states.flatMap((state) => pathsIn(state, way))]
}

/** `c`, `b.c`, `a.b.c`. */
function endsOf(way: string[]): string[] {
  return way.map((_, index) => way.slice(way.length - 1 - index).join('.'))
}
