import type { AnyFlowModel } from '#machines/testing/model.ts'
import { edgeWalks, explore, type Walk } from './explore.ts'
import { inventory } from './inventory.ts'
import { runWalk, type Run } from './runner.ts'

/** What the generated walks of one machine showed. */
export type Cover = {
  id: string
  states: number
  transitions: number
  covered: number
  walks: number
  /** Transitions that no walk took. */
  missed: string[]
  /** States that no walk reached. */
  unreached: string[]
  violations: string[]
  /** How many states each invariant was put to the test in. */
  invariants: Record<string, number>
  /** How often each transition was taken. */
  counts: Record<string, number>
}

/** Runs every generated walk of a model and counts what it took. */
export async function cover(model: AnyFlowModel): Promise<Cover> {
  return coverOf(model, await runAll(model))
}

/** Every generated walk, run. A start without any edge is a walk without steps. */
export async function runAll(model: AnyFlowModel): Promise<Run[]> {
  const walks = explore(model).flatMap((exploration): Walk[] => [
    { start: exploration.start, startKey: exploration.startKey, steps: [] },
    ...edgeWalks(exploration),
  ])
  const runs: Run[] = []
  for (const walk of walks) runs.push(await runWalk(model, walk))
  return runs
}

/** What these runs of a model showed. */
export function coverOf(model: AnyFlowModel, runs: readonly Run[]): Cover {
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
    walks: runs.length,
    missed,
    unreached: states.filter((id) => !reached.has(id)),
    invariants: timesTested(model, runs),
    violations: [...new Set(runs.flatMap(({ violations }) => violations))],
    counts: Object.fromEntries(counts),
  }
}

function timesTested({ invariants }: AnyFlowModel, runs: readonly Run[]): Record<string, number> {
  const times = new Map(Object.keys(invariants).map((name) => [name, 0]))
  for (const name of runs.flatMap(({ tested }) => tested))
    times.set(name, (times.get(name) ?? 0) + 1)
  return Object.fromEntries(times)
}
