import type { AnyWalkModel } from '#walks/model.ts'
import { invariantsOf } from '#walks/shop/flows.ts'
import { edgePaths, explore, type Path } from './explore.ts'
import { inventory } from './inventory.ts'
import { runPath, type Run } from './runner.ts'

/** The results of one machine's generated paths. */
export type Cover = {
  id: string
  states: number
  transitions: number
  covered: number
  paths: number
  /** Transitions that no path took. */
  missed: string[]
  /** States that no path reached. */
  unreached: string[]
  violations: string[]
  /** In how many states each invariant was tested. */
  invariants: Record<string, number>
  /** How often each transition was taken. */
  counts: Record<string, number>
}

/** Runs every generated path of a model and counts its transitions. */
export async function cover(model: AnyWalkModel): Promise<Cover> {
  return coverOf(model, await runAll(model))
}

/**
 * Runs every generated path. A start without any edge is a path without steps. Of each path only the last state is checked:
 * the way to it is the whole of a shorter path.
 */
export async function runAll(model: AnyWalkModel): Promise<Run[]> {
  const paths = explore(model).flatMap((exploration): Path[] => [
    { start: exploration.start, startKey: exploration.startKey, steps: [] },
    ...edgePaths(exploration),
  ])
  const runs: Run[] = []
  for (const path of paths) runs.push(await runPath(model, path, path.steps.length))
  return runs
}

/** The results of these runs of a model. */
export function coverOf(model: AnyWalkModel, runs: readonly Run[]): Cover {
  const { states, transitions } = inventory(model.machine)
  const counts = new Map<string, number>()
  for (const id of runs.flatMap(({ taken }) => taken.flat())) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const missed = transitions.map(({ id }) => id).filter((id) => !counts.has(id))
  const reached = new Set(runs.flatMap((run) => [...run.states]))
  return {
    id: model.machine.id,
    states: states.length,
    transitions: transitions.length,
    covered: transitions.length - missed.length,
    paths: runs.length,
    missed,
    unreached: states.filter((id) => !reached.has(id)),
    invariants: timesTested(model, runs),
    violations: [...new Set(runs.flatMap(({ violations }) => violations))],
    counts: Object.fromEntries(counts),
  }
}

function timesTested(model: AnyWalkModel, runs: readonly Run[]): Record<string, number> {
  const times = new Map(Object.keys(invariantsOf(model)).map((name) => [name, 0]))
  for (const name of runs.flatMap(({ tested }) => tested))
    times.set(name, (times.get(name) ?? 0) + 1)
  return Object.fromEntries(times)
}
