import type { AnyEventObject } from 'xstate'
import { statePath } from './recording/state-path.ts'
import type { MachinePaths, TransitionPaths, ExamplePath } from './paths-report.ts'
import type { AnyWalkModel } from './model.ts'
import type { CoverageReport } from './browser-coverage.ts'
import { coverOf } from './paths/cover.ts'
import { inventory } from './paths/inventory.ts'
import { payloadOf } from './paths/payload.ts'
import type { Run } from './paths/runner.ts'

/**
 * The results of one machine's paths, with its coverage in the browser.
 * @param browser the content of `reports/browser-cover.json`; null if there is none
 */
export function machinePaths(
  model: AnyWalkModel,
  runs: readonly Run[],
  browser: CoverageReport | null,
  kind: MachinePaths['kind'] = 'flow',
): MachinePaths {
  const { counts, ...cover } = coverOf(model, runs)
  const examples = shortPaths(runs)
  const inBrowser = browser?.machines.find(({ id }) => id === model.machine.id) ?? null
  return {
    kind,
    ...cover,
    taken: inventory(model.machine).transitions.map(
      ({ id, source, event, guard, targets }): TransitionPaths => ({
        id,
        source,
        event,
        guard,
        targets,
        unit: {
          count: counts[id] ?? 0,
          paths: examples.filter((path) => takes(path, id)).map((path) => path.id),
        },
        browser: inBrowser && {
          count: inBrowser.counts[id] ?? 0,
          paths: inBrowser.takenBy[id] ?? [],
          unreachable: inBrowser.unreachable[id] ?? null,
        },
      }),
    ),
    examples,
  }
}

/** The names of the invariants that applied to no state at all. */
export function untested(invariants: MachinePaths['invariants']): string[] {
  return Object.entries(invariants).flatMap(([name, times]) => (times === 0 ? [name] : []))
}

/** The shortest path for each transition, unless an already selected path takes it. */
function shortPaths(runs: readonly Run[]): ExamplePath[] {
  const known = new Set<string>()
  const chosen: ExamplePath[] = []
  const byLength = runs
    .map((run, id) => ({ run, id }))
    .toSorted((a, b) => a.run.path.steps.length - b.run.path.steps.length)
  for (const { run, id } of byLength) {
    const taken = run.taken.flat()
    if (taken.every((transition) => known.has(transition))) continue
    for (const transition of taken) known.add(transition)
    chosen.push(examplePath(run, id))
  }
  return chosen
}

function examplePath({ path, taken, values }: Run, id: number): ExamplePath {
  return {
    id,
    start: path.start,
    state: statePath(values[0] ?? ''),
    transitions: taken[0] ?? [],
    steps: path.steps.map(({ event }, index) => ({
      event: event.type,
      payload: payloadText(event),
      data: payloadOf(event),
      state: statePath(values[index + 1] ?? ''),
      transitions: taken[index + 1] ?? [],
    })),
  }
}

/** What an event carries besides its type: the code of a failure, or its fields, truncated. */
export function payloadText(event: AnyEventObject): string {
  if (event.error instanceof Error) return event.error.message
  const text = JSON.stringify(payloadOf(event)) ?? ''
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function takes({ transitions, steps }: ExamplePath, id: string): boolean {
  return transitions.includes(id) || steps.some((step) => step.transitions.includes(id))
}
